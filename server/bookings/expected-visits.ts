import { and, eq, gte } from 'drizzle-orm'
import { readDate } from '../../contract/dates/london.ts'
import type { ExpectedVisits } from '../../contract/staff/bookings.ts'
import type { Db } from '../platform/database.ts'
import { startOf } from '../site/london-time.ts'
import { findOutside } from './outside-hours.ts'
import { bookings } from './tables.ts'

/** The number of coming visits by day, without names: for the overview and the navigation. */
export async function countExpected(db: Db, now: Date): Promise<ExpectedVisits> {
  const today = readDate(now)
  const [rows, outside] = await Promise.all([
    db
      .select({ startsAt: bookings.startsAt })
      .from(bookings)
      .where(and(eq(bookings.status, 'booked'), gte(bookings.startsAt, startOf(today)))),
    findOutside(db, now),
  ])
  const visits = Map.groupBy(rows, ({ startsAt }) => readDate(startsAt))
  const days = [...visits].map(([date, { length }]) => ({ date, count: length }))
  return {
    today: visits.get(today)?.length ?? 0,
    outside: outside.length,
    days: days.toSorted((one, other) => (one.date < other.date ? -1 : 1)),
  }
}
