import { File, get, post, put } from '../../call.ts'
import * as bookings from '../bookings.ts'
import { MailMark } from '../enquiries.ts'
import { ByUuid, Form, Nothing, Resaved, Resaving, Saved } from '../forms.ts'
import { everyone, open, owners, sellers } from '../roles.ts'

/** A path with a fixed segment comes before one with a parameter in that place. */
export const staffBookingCalls = {
  bookings: open(sellers, get('/api/staff/bookings', bookings.BookingList, bookings.BookingsQuery)),
  enterBooking: open(sellers, post('/api/staff/bookings', Saved, bookings.BookingEntry)),
  bookingSlots: open(sellers, get('/api/staff/bookings/slots', bookings.StaffSlots, bookings.StaffSlotsQuery)),
  bookingsOutside: open(sellers, get('/api/staff/bookings/outside', bookings.OutsideList)),
  writeToVisitors: open(sellers, post('/api/staff/bookings/letter', bookings.MailsWritten, bookings.MailToVisitors)),
  countBookings: open(everyone, get('/api/staff/bookings/count', bookings.ExpectedVisits)),
  bookingRules: open(sellers, get('/api/staff/bookings/rules', Form(bookings.BookingRulesEdit))),
  saveBookingRules: open(owners, put('/api/staff/bookings/rules', Resaved, Resaving(bookings.BookingRulesEdit))),
  booking: open(sellers, get('/api/staff/bookings/:uuid', bookings.BookingView, ByUuid)),
  resendBookingMail: open(sellers, post('/api/staff/bookings/:uuid/mails/retry', Nothing, MailMark)),
  saveBookingContact: open(sellers, post('/api/staff/bookings/:uuid/contact', Saved, bookings.BookingContact)),
  moveBooking: open(sellers, post('/api/staff/bookings/:uuid/move', Saved, bookings.BookingMove)),
  markBooking: open(sellers, post('/api/staff/bookings/:uuid/status', Saved, bookings.BookingMark)),
}

export const bookingDownloads = {
  exportBookings: open(sellers, get('/api/staff/bookings.csv', File, bookings.BookingsQuery)),
}
