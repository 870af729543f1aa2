import { addDays, readDate } from '../../../contract/dates/london.ts'

/** The date so many days ahead, or the next one where that is the day on which the demonstration shop is closed every year. */
export function findOpenDay(daysAhead: number): string {
  const date = addDays(readDate(new Date()), daysAhead)
  return date.endsWith('12-25') ? addDays(date, 1) : date
}
