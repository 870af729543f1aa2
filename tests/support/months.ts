import { readDate } from '../../contract/dates/london.ts'

/** The first day of this month in London, or of the month this many months before: 2030-12-01. */
export function findMonth(back = 0): string {
  const [year = 0, month = 0] = readDate(new Date()).split('-').map(Number)
  return new Date(Date.UTC(year, month - 1 - back, 1)).toISOString().slice(0, 10)
}
