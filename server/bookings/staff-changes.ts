import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { readDate } from '../../contract/dates/london.ts'
import { formatVisitTime } from '../../contract/dates/visit-time.ts'
import type { BookingContact, BookingEntry, BookingMark, BookingMove } from '../../contract/staff/bookings.ts'
import { nameDepartment } from '../catalogue/taxonomy/departments.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { findAskedPieces } from '../shortlists/asked-pieces.ts'
import type { Change } from '../site/changes.ts'
import { bookRowAgain, cancelRow, markRow, moveRow } from './booking-moves.ts'
import { type BookingRecord, lockVersion, updateBooking } from './booking-record.ts'
import { addMinutes, countMinutes } from './minutes.ts'
import { readHours } from './opening.ts'
import { takePlaces } from './places.ts'
import { correctWaiting, readdressWaiting } from './readdress-mails.ts'
import { remindLater } from './remind-later.ts'
import { findMinutes, lockRules } from './rules.ts'
import { mailVisitors, type Sender } from './send-mails.ts'
import { isWithinHours } from './slots.ts'
import { bookings } from './tables.ts'

/** Enters a visit that was arranged by phone, or a walk-in, who takes no place and has arrived already. */
export async function enterBooking(tx: Transaction, change: Change, entry: BookingEntry, sender: Sender) {
  const { anyway, writes, startsAt: given, items, ...contact } = entry
  const isWalkIn = entry.cameBy === 'walk-in'
  const rules = await lockRules(tx)
  const startsAt = given === null ? new Date() : new Date(given)
  const minutes = findMinutes(rules, entry.categoryId)
  const outsideHours = !isWalkIn && (await isUnusual(tx, startsAt, minutes, anyway))
  const [stored] = await tx
    .insert(bookings)
    .values({
      ...contact,
      uuid: randomUUID(),
      startsAt,
      remindedAt: remindLater(startsAt),
      endsAt: addMinutes(startsAt, minutes),
      department: await nameDepartment(tx, entry.categoryId),
      items: await findAskedPieces(tx, items),
      outsideHours,
      status: isWalkIn ? 'arrived' : 'booked',
    })
    .returning()
  if (!stored) throw new Error('The booking was not stored.')
  if (!isWalkIn) await takePlaces(tx, stored, rules, { anyway })
  if (!isWalkIn && writes && startsAt > new Date()) await mailVisitors(tx, 'booked', [stored], sender)
  change.record({
    action: 'enter',
    entity: 'booking',
    entityId: stored.uuid,
    after: { startsAt, cameBy: entry.cameBy },
  })
  return showSaved(stored)
}

export async function moveBooking(
  tx: Transaction,
  change: Change,
  { uuid, version, startsAt: given, anyway, writes }: BookingMove,
  sender: Sender,
) {
  const rules = await lockRules(tx)
  const before = await lockVersion(tx, uuid, version)
  if (before.cameBy === 'walk-in') throw new Problem(409, 'Somebody who walked in', cameAlready)
  const startsAt = new Date(given)
  if (before.status === 'booked' && before.startsAt.getTime() === startsAt.getTime()) return showSaved(before)
  const minutes = countMinutes(before)
  const outsideHours = await isUnusual(tx, startsAt, minutes, anyway)
  const times = { outsideHours, startsAt, endsAt: addMinutes(startsAt, minutes) }
  const after = await moveRow(tx, change, before, { times, rules, anyway })
  if (writes && startsAt > new Date()) await mailVisitors(tx, 'moved', [after], sender)
  return showSaved(after)
}

/**
 * Saves contact and note; the history records the change without names and numbers. A mistyped address may have sent the
 * visit's link to a stranger, so a corrected address invalidates it, and the new link is sent by a queued mail or by a
 * confirmation.
 */
export async function saveContact(
  tx: Transaction,
  change: Change,
  { uuid, version, writes, ...contact }: BookingContact,
  sender: Sender,
) {
  const before = await lockVersion(tx, uuid, version)
  const { name, email, phone, note } = before
  if (isDeepStrictEqual(contact, { name, email, phone, note })) return showSaved(before)
  const isReaddressed = contact.email !== before.email
  const isElsewhere = isReaddressed && before.email !== ''
  const linkNumber = before.linkNumber + (isElsewhere ? 1 : 0)
  const confirms = writes && isReaddressed && contact.email !== '' && isUpcoming(before)
  const remindedAt = (confirms && remindLater(before.startsAt)) || before.remindedAt
  const after = await updateBooking(tx, before, { ...contact, linkNumber, remindedAt })
  const hasLink = isElsewhere && (await readdressWaiting(tx, after, sender))
  if (isReaddressed) await correctWaiting(tx, after, name)
  if (confirms && !hasLink) await mailVisitors(tx, 'booked', [after], sender)
  change.record({ action: 'save', entity: 'booking', entityId: uuid })
  return showSaved(after)
}

const isUpcoming = ({ status, startsAt }: BookingRecord) => status === 'booked' && startsAt > new Date()

/** Marks a visit as arrived, missed or cancelled, or takes such a mark back. */
export async function markBooking(
  tx: Transaction,
  change: Change,
  { uuid, version, status, anyway, writes }: BookingMark,
  sender: Sender,
) {
  const rules = await lockRules(tx)
  const before = await lockVersion(tx, uuid, version)
  if (before.status === status) return showSaved(before)
  if (status === 'arrived' || status === 'missed') refuseAhead(before)
  if (status === 'cancelled') {
    const after = await cancelRow(tx, change, before)
    if (writes && before.startsAt > new Date()) await mailVisitors(tx, 'cancelled', [after], sender)
    return showSaved(after)
  }
  const current =
    before.status === 'cancelled' ? await bookRowAgain(tx, change, before, { rules, anyway, writes }) : before
  if (before.status === 'cancelled' && writes && before.startsAt > new Date())
    await mailVisitors(tx, 'booked', [current], sender)
  return showSaved(status === 'booked' && current !== before ? current : await markRow(tx, change, current, status))
}

/** Refuses to mark attendance before the day of the visit. */
function refuseAhead({ startsAt }: BookingRecord): void {
  if (readDate(startsAt) <= readDate(new Date())) return
  const reason = `This visit is on ${formatVisitTime(startsAt)}. You can record who came on that day.`
  throw new Problem(409, 'Too early to record', reason)
}

const cameAlready = 'This person has been in the shop already. For another time, please enter a visit.'
const over = 'This time is in the past.'
const outside = 'The shop is not open then, for the whole of the visit.'

/** Whether the time is outside the opening hours. Refuses such a time, and one in the past, unless `anyway` confirms it. */
async function isUnusual(tx: Transaction, startsAt: Date, minutes: number, anyway: boolean): Promise<boolean> {
  if (startsAt <= new Date() && !anyway) throw new Problem(409, 'This time is in the past', over, { startsAt: over })
  const isOutside = !isWithinHours(await readHours(tx), startsAt, minutes)
  if (isOutside && !anyway) throw new Problem(409, 'Outside the opening hours', outside, { startsAt: outside })
  return isOutside
}

const showSaved = ({ uuid, version }: BookingRecord) => ({ uuid, version })
