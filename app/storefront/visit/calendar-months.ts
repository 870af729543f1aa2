import type { VisitDay } from '../../../contract/bookings.ts'
import { inLondon } from '../../../contract/dates/london.ts'

/** `offset`: the weekday of its first day, counted from Monday. */
export type Month = { month: string; offset: number; days: VisitDay[] }

/** Groups the days by month, as a calendar shows them. */
export function listMonths(days: VisitDay[]): Month[] {
  const months = [...new Set(days.map(({ date }) => date.slice(0, 7)))]
  return months.map((month) => {
    const ofMonth = days.filter(({ date }) => date.startsWith(month))
    return { month, offset: (new Date(ofMonth[0]?.date ?? month).getUTCDay() + 6) % 7, days: ofMonth }
  })
}

/** 'December 2030' */
export const nameMonth = inLondon({ month: 'long', year: 'numeric' }, 'en-GB')

export const readDayNumber = (date: string): number => Number(date.slice(8))
