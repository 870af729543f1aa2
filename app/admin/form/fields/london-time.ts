import { readAsLondon, readClock } from '../../../../contract/dates/clock.ts'

/** An instant in London, in the form of a date and time field: 2026-03-29T09:30. */
export const writeLondonTime = (instant: string) => readClock(instant).slice(0, 16).replace(' ', 'T')

/** The instant at which London's clock shows this date and time. */
export function readLondonTime(text: string): string | null {
  const asUtc = Date.parse(`${text}Z`)
  return Number.isNaN(asUtc) ? null : readAsLondon(asUtc).toISOString()
}
