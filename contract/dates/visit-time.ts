import { writeTime } from '../opening-hours.ts'
import { readClock } from './clock.ts'
import { formatWeekday, type Instant } from './london.ts'

/** 10.30am, by London's clock. */
export const formatClockTime = (instant: Instant): string => writeTime(readClock(instant).slice(11, 16))

/** Wednesday 25 December at 10.30am. */
export const formatVisitTime = (instant: Instant): string => `${formatWeekday(instant)} at ${formatClockTime(instant)}`
