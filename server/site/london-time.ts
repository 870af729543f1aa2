import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { countDays } from '../../contract/dates/clock.ts'

/** A literal and not a parameter, so that PostgreSQL recognises equal expressions. */
const zone = sql.raw("'Europe/London'")

/** The date in London, for PostgreSQL. */
export const dateOf = (instant: SQLWrapper): SQL => sql`(${instant} at time zone ${zone})::date`
export const today = dateOf(sql`now()`)

/** When a date such as 2030-12-25 begins in London, for PostgreSQL. */
export const startOf = (date: SQLWrapper | string): SQL => sql`${date}::date::timestamp at time zone ${zone}`

const hourMs = 3_600_000

/** The number of the day in London, looked up once an hour: a day begins at a full hour, and the calendar is slow. */
export function openDayCount(): () => number {
  let known = { hour: Number.NaN, day: 0 }
  return () => {
    const now = Math.floor(Date.now() / hourMs)
    if (known.hour !== now) known = { hour: now, day: countDays(now * hourMs) }
    return known.day
  }
}
