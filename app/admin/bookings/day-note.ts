import type { VisitDay } from '../../../contract/bookings.ts'

/** What is special about a day: nothing is said of one beyond those that can be booked. */
export function noteDay(days: VisitDay[], date: string): string {
  const day = days.find((each) => each.date === date)
  if (!day) return ''
  return [...(day.isOpen ? [] : ['Closed']), ...(day.note ? [day.note] : [])].join(', ')
}
