import type { BookingStatus } from '../../contract/bookings.ts'
import type { Transaction } from '../platform/database.ts'
import { replaceWaiting } from '../platform/mail/queue.ts'
import type { Change } from '../site/changes.ts'
import { type BookingRecord, updateBooking } from './booking-record.ts'
import { mailToVisitorsKind } from './mail-to-visitors.ts'
import { freePlaces, type Times, takePlaces } from './places.ts'
import { remindLater } from './remind-later.ts'
import type { BookingRules } from './rules.ts'
import { listMailKinds } from './write-mails.ts'

const mailsToVisitor = [...listMailKinds(), mailToVisitorsKind]

/**
 * Moves a booking to another time, for which it gets a reminder. Queued mails are withdrawn: they name the former time, and
 * would contradict the mail about the move. The caller holds the lock of the rules.
 */
export async function moveRow(
  tx: Transaction,
  change: Change,
  before: BookingRecord,
  {
    times,
    rules,
    anyway = false,
  }: { times: Times & { outsideHours?: boolean }; rules: BookingRules; anyway?: boolean },
): Promise<BookingRecord> {
  await freePlaces(tx, before.uuid)
  const after = await updateBooking(tx, before, {
    outsideHours: false,
    ...times,
    status: 'booked',
    remindedAt: remindLater(times.startsAt),
    sequence: before.sequence + 1,
  })
  await takePlaces(tx, after, rules, { anyway })
  await replaceWaiting(tx, before.uuid, mailsToVisitor)
  const [was, is] = [{ startsAt: before.startsAt }, { startsAt: after.startsAt }]
  change.record({ action: 'move', entity: 'booking', entityId: before.uuid, before: was, after: is })
  return after
}

export async function cancelRow(tx: Transaction, change: Change, before: BookingRecord): Promise<BookingRecord> {
  await freePlaces(tx, before.uuid)
  await replaceWaiting(tx, before.uuid, mailsToVisitor)
  return markRow(tx, change, before, 'cancelled')
}

/**
 * Books a cancelled visit again, which needs its places again. The caller holds the lock of the rules. `writes`: the visitor
 * gets a mail about it, so that a reminder soon afterwards is left out.
 */
export async function bookRowAgain(
  tx: Transaction,
  change: Change,
  before: BookingRecord,
  { rules, anyway, writes }: { rules: BookingRules; anyway: boolean; writes: boolean },
): Promise<BookingRecord> {
  if (before.cameBy !== 'walk-in') await takePlaces(tx, before, rules, { anyway })
  const remindedAt = (writes && remindLater(before.startsAt)) || before.remindedAt
  return markRow(tx, change, { ...before, remindedAt }, 'booked')
}

/** Sets the status. A calendar file shows only whether a visit is cancelled, so no other status increases its sequence. */
export async function markRow(
  tx: Transaction,
  change: Change,
  before: BookingRecord,
  status: BookingStatus,
): Promise<BookingRecord> {
  const isNews = (before.status === 'cancelled') !== (status === 'cancelled')
  const { sequence, remindedAt } = before
  const after = await updateBooking(tx, before, { status, sequence: sequence + (isNews ? 1 : 0), remindedAt })
  const [was, is] = [{ status: before.status }, { status }]
  change.record({ action: 'mark', entity: 'booking', entityId: before.uuid, before: was, after: is })
  return after
}
