import { visitAddress } from '../../contract/addresses.ts'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import { greet } from '../platform/mail/greeting.ts'
import { type Fact, type Part, writeLetter } from '../platform/mail/letter.ts'
import { keepOnOneLine } from '../platform/mail/one-line.ts'
import type { NewMail } from '../platform/mail/queue.ts'
import { describeAskedPieces } from '../shortlists/asked-facts.ts'
import type { SettingsRow } from '../site/settings.ts'
import { describeShop } from '../site/shop-facts.ts'
import type { BookingRecord } from './booking-record.ts'
import { writeCalendar } from './calendar.ts'

export type LetterFacts = { shop: SettingsRow; publicUrl: string; manageUrl: string }
export type LetterKind = 'booked' | 'moved' | 'cancelled' | 'reminder'

/**
 * To the visitor. As anybody can have it sent to anybody, subject and greeting hold no words of a stranger (decision
 * record 063); what the visitor wrote is quoted once, in the confirmation.
 */
export function writeToVisitor(kind: LetterKind, booking: BookingRecord, facts: LetterFacts): NewMail {
  const { shop, publicUrl, manageUrl } = facts
  const time = formatVisitTime(booking.startsAt)
  return {
    kind: `booking-${kind}`,
    aboutUuid: booking.uuid,
    fromName: shop.shopName,
    toAddress: booking.email,
    replyTo: shop.email || null,
    subject: keepOnOneLine(subjects[kind](shop.shopName, time)),
    // A calendar that knows the visit needs no second file with the reminder.
    calendar: kind === 'reminder' ? null : writeCalendar(booking, facts),
    ...writeLetter([
      greet(booking.name),
      firstWords[kind](time),
      ...(kind === 'booked' ? describeVisit(booking, publicUrl) : []),
      ...(kind === 'cancelled' ? offerAnother(publicUrl) : describeArrival(shop, manageUrl)),
      ...(kind === 'booked' ? ['If it was not you who booked, please cancel the visit with the link above.'] : []),
    ]),
  }
}

const subjects: Record<LetterKind, (shop: string, time: string) => string> = {
  booked: (shop, time) => `Your visit to ${shop} on ${time}`,
  moved: (shop, time) => `Your visit to ${shop} is now on ${time}`,
  cancelled: (shop, time) => `Your visit to ${shop} on ${time} is cancelled`,
  reminder: (shop, time) => `A reminder of your visit to ${shop} on ${time}`,
}

const firstWords: Record<LetterKind, (time: string) => string> = {
  booked: (time) => `Thank you for booking a visit. We look forward to seeing you on ${time}.`,
  moved: (time) => `Your visit has been moved. We look forward to seeing you on ${time}.`,
  cancelled: (time) => `Your visit on ${time} has been cancelled.`,
  reminder: (time) => `We look forward to seeing you on ${time}.`,
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

const describeArrival = (shop: SettingsRow, manageUrl: string): Part[] => [
  'This is where to find us:',
  ...describeShop(shop),
  { facts: [{ name: 'A change of plan?', value: 'Move or cancel your visit', link: manageUrl }] },
]

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

type ShopLetterKind = Exclude<LetterKind, 'reminder'>
const news: Record<ShopLetterKind, string> = {
  booked: 'has booked a visit',
  moved: 'has moved the visit',
  cancelled: 'has cancelled the visit',
}

/** The kind of mails to the shop; every other one is to the visitor. */
export const toShop = 'booking'

/** To the shop, about what a visitor did; answering it answers the visitor. */
export function writeToShop(kind: ShopLetterKind, booking: BookingRecord, { shop, publicUrl }: LetterFacts): NewMail {
  const { name, email, phone, department } = booking
  const time = formatVisitTime(booking.startsAt)
  const words = quoteVisitor(booking)
  const facts = [
    { name: 'When', value: time },
    { name: 'Name', value: name },
    { name: 'E-mail', value: email },
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
    subject: keepOnOneLine(`${name} ${news[kind]}: ${time}`),
    ...writeLetter([
      `${name} ${news[kind]} through the website.`,
      { facts },
      ...(words ? [{ quote: words }] : []),
      ...(email ? [`Your reply to this e-mail goes to ${name}.`] : []),
    ]),
  }
}
