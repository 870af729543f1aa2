import { readAsLondon, readClock } from '../../contract/dates/clock.ts'

/** So many days ago at this time of London's clock: a day has 23 or 25 hours when the clocks change. */
export const daysAgo = (days: number): Date =>
  readAsLondon(Date.parse(`${readClock(new Date()).replace(' ', 'T')}Z`) - days * 86_400_000)
