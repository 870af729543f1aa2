import { readDate } from '../../../contract/dates/london.ts'
import { formatDate, formatDay, formatTime } from '../../../contract/dates/staff-dates.ts'
import { statusLabels } from '../../../contract/enquiry-labels.ts'
import { countDaysUnanswered, type EnquiryStatus } from '../../../contract/staff/enquiries.ts'

export const nameStatus = (status: string | null) => statusLabels[status as EnquiryStatus] ?? status ?? ''

/** The warning on an enquiry that has waited a whole day or longer for an answer. */
export function warnOfAge(enquiry: { status: string; createdAt: string }, now = new Date()): string | undefined {
  const days = countDaysUnanswered(enquiry, now)
  if (days < 1) return undefined
  return days === 1 ? 'No answer for a day' : `No answer for ${days} days`
}

/** The shortest clear form of an instant: a time today, a day this year, else a date. */
export function formatShortMoment(instant: string, now = new Date()): string {
  if (readDate(instant) === readDate(now)) return formatTime(instant)
  return now.getTime() - Date.parse(instant) < 300 * 86_400_000 ? formatDay(instant) : formatDate(instant)
}
