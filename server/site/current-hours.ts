import { addDays, readDate } from '../../contract/dates/london.ts'
import type { CurrentHours, KeptHours } from '../../contract/staff/opening-hours.ts'
import { readDay, writeOpenToday } from './opening-today.ts'
import { listSpecialDays } from './special-days.ts'

const daysShown = 14
const yearDays = 366
const maxSpecialDays = 4

/** Describes the hours of today and the coming days for staff. */
export function describeHours(hours: KeptHours, now: Date): CurrentHours {
  const today = readDate(now)
  return {
    now: writeOpenToday(hours, now),
    days: Array.from({ length: daysShown }, (_, ahead) => readDay(hours, addDays(today, ahead))),
    special: listSpecialDays(hours, today, yearDays).slice(0, maxSpecialDays),
  }
}
