import { piecesLimit } from './body-limits.ts'
import * as bookings from './bookings.ts'
import { get, post } from './call.ts'

/** The public calls about visits to the showroom: a table of their own, so that only their page loads it. */
export const bookingCalls = {
  visitSlots: get('/api/visit/slots', bookings.OfferedSlots, bookings.SlotsQuery),
  bookVisit: { ...post('/api/visit/bookings', bookings.BookingAnswer, bookings.BookingRequest), limit: piecesLimit },
  visit: get('/api/visit/bookings/:key', bookings.Visit, bookings.VisitKey),
  moveVisit: post('/api/visit/bookings/:key/move', bookings.Visit, bookings.VisitMove),
  cancelVisit: post('/api/visit/bookings/:key/cancel', bookings.Visit, bookings.VisitKey),
}
export type BookingCalls = typeof bookingCalls
