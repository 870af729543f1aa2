import { addDays } from '../../contract/dates/london.ts'
import { listComing } from '../../contract/opening-hours.ts'
import type { KeptHours, SpecialDay, YearlyDay } from '../../contract/staff/opening-hours.ts'

/** The days out of the ordinary from `today` on, for so many days, in their order: dated ones and those of every year. */
export function listSpecialDays(hours: KeptHours, today: string, days: number): SpecialDay[] {
  const dated = new Set(hours.exceptions.map(({ date }) => date))
  const yearly = (hours.yearly ?? [])
    .flatMap((day) => listDates(day, today, addDays(today, days)))
    .filter(({ date }) => !dated.has(date))
  return listComing({ exceptions: [...hours.exceptions, ...yearly] }, today, days)
}

/** What is special about a date: what staff say of it rather than of that day in every year. */
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
