import { readAsLondon, readClock } from '../../contract/dates/clock.ts'

/** The instant this many days ago at the same time in London, where a day has 23 or 25 hours when the clocks change. */
export const daysAgo = (days: number): Date =>
  readAsLondon(Date.parse(`${readClock(new Date()).replace(' ', 'T')}Z`) - days * 86_400_000)
