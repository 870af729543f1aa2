import { addDays } from '../../contract/dates/london.ts'
import { listComing } from '../../contract/opening-hours.ts'
import type { KeptHours, SpecialDay, YearlyDay } from '../../contract/staff/opening-hours.ts'

/** The special days among this number of days from `today`, in order: single dates and those of every year. */
export function listSpecialDays(hours: KeptHours, today: string, days: number): SpecialDay[] {
  const dated = new Set(hours.exceptions.map(({ date }) => date))
  const yearly = (hours.yearly ?? [])
    .flatMap((day) => listDates(day, today, addDays(today, days)))
    .filter(({ date }) => !dated.has(date))
  return listComing({ exceptions: [...hours.exceptions, ...yearly] }, today, days)
}

/** The special hours of a date: an exception for the date takes precedence over the day of every year. */
export function findSpecialDay({ exceptions, yearly = [] }: KeptHours, date: string): SpecialDay | undefined {
  const dated = exceptions.find((each) => each.date === date)
  const ofEveryYear = yearly.find(({ day }) => day === date.slice(5))
  return dated ?? (ofEveryYear && { date, hours: ofEveryYear.hours, note: ofEveryYear.note })
}

function listDates({ day, hours, note }: YearlyDay, from: string, to: string): SpecialDay[] {
  const [first, last] = [from, to].map((date) => Number(date.slice(0, 4))) as [number, number]
  return Array.from({ length: last - first + 1 }, (_, ahead) => first + ahead)
    .filter((year) => day !== '02-29' || isLeapYear(year))
    .map((year) => ({ date: `${year}-${day}`, hours, note }))
}

const isLeapYear = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1
