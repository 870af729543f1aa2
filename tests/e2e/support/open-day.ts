import { addDays, readDate } from '../../../contract/dates/london.ts'

/** The date this many days ahead, or the day after if that is the demonstration shop's yearly closing day. */
export function findOpenDay(daysAhead: number): string {
  const date = addDays(readDate(new Date()), daysAhead)
  return date.endsWith('12-25') ? addDays(date, 1) : date
}
