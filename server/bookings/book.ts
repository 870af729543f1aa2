import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { BookingAnswer, BookingRequest } from '../../contract/bookings.ts'
import { nameDepartment } from '../catalogue/taxonomy/departments.ts'
import { requirePerson, takeSolution } from '../platform/captcha/require-person.ts'
import type { Captcha } from '../platform/captcha/verdict.ts'
import type { Database, Transaction } from '../platform/database.ts'
import { deriveUuidFromKey } from '../platform/derive-uuid.ts'
import type { MailDelivery } from '../platform/mail/mailer.ts'
import { limitRate } from '../platform/rate-limit/limit.ts'
import { nameNetwork } from '../platform/rate-limit/network.ts'
import { daySeconds, formAttempts, storedForms } from '../platform/rate-limit/public-forms.ts'
import { findAskedPieces } from '../shortlists/asked-pieces.ts'
import { changeShop } from '../site/changes.ts'
import { type BookingRecord, findBooking } from './booking-record.ts'
import { findTime, refuseWithOthers } from './offered-times.ts'
import { takePlaces } from './places.ts'
import { remindLater } from './remind-later.ts'
import { type BookingRules, findMinutes, lockRules } from './rules.ts'
import { mailShop, mailVisitors, manageAddress, type Sender } from './send-mails.ts'
import { bookings } from './tables.ts'
import { nameMailbox, nameNumber, theVisitor } from './visitor.ts'

export type Booking = Sender & { captcha: Captcha; canSendMail: MailDelivery['canSend'] }

/** Limits the bookings of one person, and the mails to one mailbox, across all client addresses. */
const perPerson = [{ max: 6, seconds: daySeconds }]

/** Stores the booking with its places and mails, or nothing. A repeated request gets the first answer again. */
export async function bookVisit(
  db: Database,
  input: BookingRequest,
  address: string,
  context: Booking,
): Promise<BookingAnswer> {
  const network = nameNetwork(address)
  await limitRate(db, `booking attempts from ${network}`, formAttempts)
  const { uuid: key, captchaValue, ...asked } = input
  const startsAt = new Date(input.startsAt)
  const department = await nameDepartment(db, input.categoryId)
  const items = await findAskedPieces(db, input.items)
  const person = await requirePerson(context.captcha, captchaValue, address)
  const booking = await refuseWithOthers(db, input, () =>
    changeShop(db, theVisitor, async (tx, change) => {
      await takeSolution(tx, person)
      await limitRate(tx, `bookings from ${network}`, storedForms)
      await limitPerson(tx, input)
      const rules = await lockRules(tx)
      const sent = { ...asked, uuid: deriveUuidFromKey(key, asked), startsAt, department, items }
      const known = await findBooking(tx, sent.uuid)
      if (known && isSame(known, sent)) return known
      const stored = await store(tx, { ...sent, uuid: known ? randomUUID() : sent.uuid }, rules)
      await mailVisitors(tx, 'booked', [stored], context)
      await mailShop(tx, 'booked', stored, context)
      change.record({ action: 'book', entity: 'booking', entityId: stored.uuid, after: { startsAt } })
      return stored
    }),
  )
  return showAnswer(booking, context)
}

async function limitPerson(tx: Transaction, { email, phone }: BookingRequest): Promise<void> {
  if (email !== '') await limitRate(tx, nameMailbox(email), perPerson)
  if (phone !== '') await limitRate(tx, nameNumber(phone), perPerson)
}

type Sent = Omit<BookingRequest, 'uuid' | 'captchaValue' | 'startsAt' | 'items'> &
  Pick<BookingRecord, 'uuid' | 'startsAt' | 'department' | 'items'>

/** Whether a stored booking equals the request, apart from prices and names of pieces, which may have changed since. */
const isSame = (known: BookingRecord, sent: Sent): boolean =>
  known.status === 'booked' && isDeepStrictEqual(pickSent(known), pickSent(sent))

const pickSent = ({ startsAt, name, email, phone, categoryId, note, items }: BookingRecord | Sent) => ({
  startsAt,
  name,
  email,
  phone,
  categoryId,
  note,
  items: items.map(({ variantUuid, quantity, note }) => ({ variantUuid, quantity, note })),
})

async function store(tx: Transaction, sent: Sent, rules: BookingRules): Promise<BookingRecord> {
  const { startsAt, categoryId } = sent
  const times = await findTime(tx, rules, startsAt, findMinutes(rules, categoryId))
  const [stored] = await tx
    .insert(bookings)
    .values({ ...sent, ...times, remindedAt: remindLater(startsAt) })
    .returning()
  if (!stored) throw new Error('The booking was not stored.')
  await takePlaces(tx, stored, rules)
  return stored
}

async function showAnswer(booking: BookingRecord, { keys, canSendMail }: Booking): Promise<BookingAnswer> {
  const { email, startsAt, endsAt, remindedAt } = booking
  const key = keys.write(booking)
  const mailed = (await canSendMail()) && email !== ''
  return {
    key,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    calendarUrl: `/api/visit/bookings/${key}/calendar.ics`,
    manageUrl: manageAddress(key),
    mailed,
    reminded: mailed && remindedAt === null,
  }
}
