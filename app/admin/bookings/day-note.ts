import type { VisitDay } from '../../../contract/bookings.ts'

/** The note on a day; empty for an ordinary day, and for one outside the bookable period. */
export function noteDay(days: VisitDay[], date: string): string {
  const day = days.find((each) => each.date === date)
  if (!day) return ''
  return [...(day.isOpen ? [] : ['Closed']), ...(day.note ? [day.note] : [])].join(', ')
}
