import { visitAddress } from '../../contract/addresses.ts'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import type { Db } from '../platform/database.ts'
import { greet } from '../platform/mail/greeting.ts'
import type { Fact, Part } from '../platform/mail/mail-body.ts'
import { keepOnOneLine } from '../platform/mail/one-line.ts'
import type { NewMail } from '../platform/mail/queue.ts'
import { describeAskedPieces } from '../shortlists/asked-facts.ts'
import { writeMail } from '../site/mail-texts.ts'
import type { SettingsRow } from '../site/settings.ts'
import { describeShop } from '../site/shop-facts.ts'
import type { BookingRecord } from './booking-record.ts'
import { writeCalendar } from './calendar.ts'

export type MailFacts = { shop: SettingsRow; publicUrl: string; manageUrl: string }
const visitorMailKinds = ['booked', 'moved', 'cancelled', 'reminder'] as const
export type VisitorMailKind = (typeof visitorMailKinds)[number]

/** All kinds of mail to the visitor, by their names in the outbox. */
export const listMailKinds = (): string[] => visitorMailKinds.map(nameMail)

const nameMail = (kind: VisitorMailKind) => `booking-${kind}` as const

/** The kind of a mail to a visitor; undefined for one to the shop, and for one that staff wrote. */
export const readVisitorMailKind = (mailKind: string): VisitorMailKind | undefined =>
  visitorMailKinds.find((kind) => nameMail(kind) === mailKind)

/**
 * Writes a mail to the visitor. As anybody can have it sent to anybody, subject and greeting contain no words of a stranger
 * (decision 063); what the visitor wrote is quoted once, in the confirmation.
 */
export async function writeToVisitor(
  db: Db,
  kind: VisitorMailKind,
  booking: BookingRecord,
  facts: MailFacts,
): Promise<NewMail> {
  const { shop, publicUrl, manageUrl } = facts
  const time = formatVisitTime(booking.startsAt)
  const fillings = {
    greeting: greet(booking.name),
    time,
    wishes: describeVisit(booking, publicUrl),
    shop: describeShop(shop),
    change: [{ facts: [{ name: 'A change of plan?', value: 'Move or cancel your visit', link: manageUrl }] }],
    another: offerAnother(publicUrl),
    'shop name': shop.shopName,
  }
  return {
    kind: nameMail(kind),
    aboutUuid: booking.uuid,
    fromName: shop.shopName,
    toAddress: booking.email,
    replyTo: shop.email || null,
    // The visitor already has the calendar file from the confirmation.
    calendar: kind === 'reminder' ? null : writeCalendar(booking, facts),
    usefulUntil: kind === 'cancelled' ? null : booking.startsAt,
    ...(await writeMail(db, nameMail(kind), fillings)),
  }
}

function describeVisit({ department, categoryId, items, note }: BookingRecord, publicUrl: string): Part[] {
  const about: Fact[] = categoryId === 0 ? [] : [{ name: 'Department', value: department }]
  const facts = [...about, ...describeAskedPieces(items, publicUrl)]
  const words = quoteVisitor({ items, note })
  return [
    ...(facts.length > 0 ? ['This is what you would like to see:', { facts }] : []),
    ...(words ? ['This is a copy of what you wrote:', { quote: words }] : []),
  ]
}

const offerAnother = (publicUrl: string): Part[] => [
  {
    facts: [{ name: 'Another day?', value: 'Choose another time', link: publicUrl + visitAddress() }],
  },
]

/** The visitor's words: the note, and the notes on the pieces. */
function quoteVisitor({ note, items }: Pick<BookingRecord, 'note' | 'items'>): string {
  const notes = items.flatMap((piece) => (piece.note ? [`${keepOnOneLine(piece.productName)}: ${piece.note}`] : []))
  return [note, ...notes].filter(Boolean).join('\n\n')
}

type ShopMailKind = Exclude<VisitorMailKind, 'reminder'>
const news: Record<ShopMailKind, string> = {
  booked: 'has booked a visit',
  moved: 'has moved the visit',
  cancelled: 'has cancelled the visit',
}

/** The kind of mails to the shop; every other one is to the visitor. */
export const toShop = 'booking'

export const writeEmailFact = (email: string): Fact => ({ name: 'Email', value: email })
export const writeReplyNote = (name: string) => `Your reply to this email goes to ${name}.`

/** Writes a mail to the shop about what a visitor did; a reply to it goes to the visitor. */
export async function writeToShop(
  db: Db,
  kind: ShopMailKind,
  booking: BookingRecord,
  { shop, publicUrl }: MailFacts,
): Promise<NewMail> {
  const { name, email, phone, department } = booking
  const time = formatVisitTime(booking.startsAt)
  const words = quoteVisitor(booking)
  const facts = [
    { name: 'When', value: time },
    { name: 'Name', value: name },
    writeEmailFact(email),
    { name: 'Phone', value: phone },
    { name: 'Department', value: department },
    ...describeAskedPieces(booking.items, publicUrl),
  ].filter(({ value }) => value !== '')
  return {
    kind: toShop,
    aboutUuid: booking.uuid,
    fromName: shop.shopName,
    toAddress: shop.email,
    replyTo: email || null,
    ...(await writeMail(db, 'booking', {
      name,
      time,
      news: news[kind],
      facts: [{ facts }],
      message: words ? [{ quote: words }] : [],
      'reply note': email ? writeReplyNote(name) : '',
    })),
  }
}
