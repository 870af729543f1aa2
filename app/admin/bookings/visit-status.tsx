import { bookingStatusLabels } from '../../../contract/booking-labels.ts'
import type { BookingStatus } from '../../../contract/bookings.ts'

const looks: Record<BookingStatus, string> = {
  booked: 'bg-sage',
  arrived: 'bg-green text-paper',
  missed: 'border border-sale text-sale',
  cancelled: 'border border-rule text-soft',
}

export const VisitStatus = ({ status }: { status: BookingStatus }) => (
  <span className={`inline-flex items-center rounded-sm px-2 py-0.5 text-label whitespace-nowrap ${looks[status]}`}>
    {bookingStatusLabels[status]}
  </span>
)
