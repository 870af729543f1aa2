import { readAsLondon } from '../../../contract/dates/clock.ts'
import { addDays, readDate } from '../../../contract/dates/london.ts'

const never = new Date('9999-01-01')

/** The next time that London's clock shows the hour of a list. */
export function findNextFetch({ hour, isFetched }: { hour: number; isFetched: boolean }, now: Date): Date {
  if (!isFetched) return never
  const today = readDate(now)
  const at = (date: string) => readAsLondon(Date.parse(`${date}T${String(hour).padStart(2, '0')}:00:00Z`))
  const first = at(today)
  return first > now ? first : at(addDays(today, 1))
}
