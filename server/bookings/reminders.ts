import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { readClock, startDay } from '../../contract/dates/clock.ts'
import type { Database } from '../platform/database.ts'
import { mailVisitors, type Sender } from './send-mails.ts'
import { bookings } from './tables.ts'

/** The time in London from which the visitors of the next day are reminded. */
const morning = '09:00:00'
const batchSize = 100

/**
 * Reminds the visitors of tomorrow, and of today where the shop was not running yesterday, each once: the
 * process that marks a booking queues its mail in the same transaction.
 */
export async function remindVisitors(db: Database, sender: Sender, now = new Date()): Promise<number> {
  let reminded = 0
  for (;;) {
    const count = await remindSome(db, sender, now)
    reminded += count
    if (count < batchSize) return reminded
  }
}

const remindSome = (db: Database, sender: Sender, now: Date): Promise<number> =>
  db.transaction(async (tx) => {
    const due = tx
      .select({ uuid: bookings.uuid })
      .from(bookings)
      .where(isDue(now))
      .orderBy(bookings.startsAt)
      .limit(batchSize)
      .for('update', { skipLocked: true })
    const rows = await tx
      .update(bookings)
      .set({ remindedAt: now, updatedAt: sql`updated_at` })
      .where(inArray(bookings.uuid, due))
      .returning()
    await mailVisitors(tx, 'reminder', rows, sender)
    return rows.length
  })

const isDue = (now: Date) =>
  and(
    eq(bookings.status, 'booked'),
    isNull(bookings.remindedAt),
    ne(bookings.email, ''),
    gt(bookings.startsAt, now),
    lt(bookings.startsAt, startDay(now, isMorning(now) ? 2 : 1)),
  )

const isMorning = (now: Date) => readClock(now).slice(-morning.length) >= morning
