import { formatWeekday, type Instant, readDate } from '../../../contract/dates/london.ts'
import { formatClockTime } from '../../../contract/dates/visit-time.ts'
import type { BookingRow } from '../../../contract/staff/bookings.ts'

type Times = Pick<BookingRow, 'startsAt' | 'endsAt'>

/** '10am to 10.30am'. Nobody knows when a walk-in leaves, so theirs has no end. */
export const writeTimes = ({ startsAt, endsAt, cameBy }: Times & Pick<BookingRow, 'cameBy'>): string =>
  cameBy === 'walk-in' ? formatClockTime(startsAt) : `${formatClockTime(startsAt)} to ${formatClockTime(endsAt)}`

export const writeWhen = ({ startsAt }: Pick<BookingRow, 'startsAt'>): string =>
  `${formatWeekday(startsAt)} at ${formatClockTime(startsAt)}`

/** From the day of the visit on, staff can record whether the visitor came. */
export const hasVisitDayBegun = (startsAt: Instant, now = new Date()): boolean => readDate(startsAt) <= readDate(now)

/** Cancelled visits are listed but not counted. */
export const isExpected = ({ status }: Pick<BookingRow, 'status'>): boolean => status !== 'cancelled'
