import type { BookingStatus } from './bookings.ts'
import type { BookingWay } from './staff/bookings.ts'

export const bookingStatusLabels: Record<BookingStatus, string> = {
  booked: 'Booked',
  arrived: 'Arrived',
  missed: 'Did not come',
  cancelled: 'Cancelled',
}

export const bookingWayLabels: Record<BookingWay, string> = {
  site: 'Through the website',
  phone: 'By phone',
  'walk-in': 'Walked in',
}
