import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { isPlainName } from '../platform/mail/greeting.ts'
import type { CalendarPart } from '../platform/mail/mail.ts'
import { nameProduct } from '../shortlists/asked-facts.ts'
import type { SettingsRow } from '../site/settings.ts'
import { writePlace } from '../site/shop-facts.ts'
import type { BookingRecord } from './booking-record.ts'

type Known = { shop: SettingsRow; manageUrl: string }

/**
 * The calendar file of a visit. Its UID is the booking's and never changes, so that a later file replaces an earlier one.
 * An invitation needs the addresses of the shop and the visitor; without one of them the file is a plain event.
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
  // The library leaves out the line break at the end.
  return { method, content: `${calendar.toString()}\r\n` }
}

/** The visitor made the booking, so the invitation counts as accepted. */
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
