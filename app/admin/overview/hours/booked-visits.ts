import type { ExpectedVisits } from '../../../../contract/staff/bookings.ts'

export const countOn = ({ days }: ExpectedVisits, date: string): number =>
  days.find((day) => day.date === date)?.count ?? 0

/** Says how many visits are booked; '' if none are. */
export function writeBooked(count: number): string {
  if (count === 0) return ''
  return count === 1 ? 'A visit is booked on that day' : `${count} visits are booked on that day`
}
