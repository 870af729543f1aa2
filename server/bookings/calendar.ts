import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { isPlainName } from '../platform/mail/greeting.ts'
import type { CalendarPart } from '../platform/mail/mail.ts'
import { nameProduct } from '../shortlists/asked-facts.ts'
import type { SettingsRow } from '../site/settings.ts'
import { writePlace } from '../site/shop-facts.ts'
import type { BookingRecord } from './booking-record.ts'

type Known = { shop: SettingsRow; manageUrl: string }

/**
 * The visit as calendars understand it. Its UID is the booking's and never changes, so that a later file replaces an
 * earlier one. An invitation needs both addresses; without one of them it is a note of the visitor's own.
 */
export function writeCalendar(booking: BookingRecord, { shop, manageUrl }: Known): CalendarPart {
  const isCancelled = booking.status === 'cancelled'
  const isInvitation = booking.email !== '' && shop.email !== ''
  const invited = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const method = isInvitation ? invited : ICalCalendarMethod.PUBLISH
  const calendar = ical({ method, prodId: { company: 'Showroom', product: 'Visits', language: 'EN' } })
  calendar.createEvent({
    id: booking.uuid,
    sequence: booking.sequence,
    stamp: booking.updatedAt,
    start: booking.startsAt,
    end: booking.endsAt,
    summary: `Visit to ${shop.shopName}`,
    location: writePlace(shop),
    description: describeVisit(booking, shop, manageUrl),
    url: manageUrl,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    ...(isInvitation && invite(booking, shop)),
  })
  // The library leaves the last line without its end.
  return { method, content: `${calendar.toString()}\r\n` }
}

/** The visitor has asked for it, so there is nothing to accept. */
const invite = ({ name, email }: BookingRecord, shop: SettingsRow) => ({
  organizer: { name: shop.shopName, email: shop.email },
  attendees: [{ email, ...(isPlainName(name) && { name }), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
})

function describeVisit({ items }: BookingRecord, shop: SettingsRow, manageUrl: string): string {
  const pieces = items.map((piece) => `• ${nameProduct(piece)}`)
  const seen = pieces.length > 0 ? [`To see:\n${pieces.join('\n')}`] : []
  const phone = shop.phone ? [`Phone: ${shop.phone}`] : []
  return [...seen, ...phone, `To move or cancel the visit: ${manageUrl}`].join('\n\n')
}
