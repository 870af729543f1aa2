import { addDays, type Instant, inLondon, readDate } from './london.ts'

/** Date and time in London: 2030-12-25 09:30:00. */
export const readClock = inLondon({ dateStyle: 'short', timeStyle: 'medium' }, 'sv-SE')

/** In a form that every spreadsheet reads as a date and time, London's: 2026-12-25 09:30 */
export const writeCellMoment = (moment: Date): string => readClock(moment).slice(0, 16)

const hourMs = 3_600_000

/**
 * The instant at which London's clock shows what UTC's clock shows at this instant. An hour that occurs twice in autumn
 * is read as the second; an hour that is skipped in spring, as the hour after it.
 */
export function readAsLondon(utc: number): Date {
  const shows = (instant: number) => readClock(instant) === new Date(utc).toISOString().slice(0, 19).replace('T', ' ')
  return new Date(!shows(utc) && shows(utc - hourMs) ? utc - hourMs : utc)
}

/** The start in London of this instant's day, or of the day that many days later. */
export const startDay = (instant: Instant, daysLater = 0): Date =>
  readAsLondon(Date.parse(addDays(readDate(instant), daysLater)))

/** The number of the day in London, counted from 1970. */
export const countDays = (instant: Instant): number => Date.parse(readDate(instant)) / 86_400_000
