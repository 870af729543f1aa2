import { statusLabels } from '../../../contract/enquiry-words.ts'
import { countDaysUnanswered, type EnquiryStatus } from '../../../contract/staff-enquiries.ts'

export const nameStatus = (status: string | null) => statusLabels[status as EnquiryStatus] ?? status ?? ''

/** Said once a whole day has passed without an answer. */
export function warnOfAge(enquiry: { status: string; createdAt: string }, now = new Date()): string | undefined {
  const days = countDaysUnanswered(enquiry, now)
  if (days < 1) return undefined
  return days === 1 ? 'No answer for a day' : `No answer for ${days} days`
}

const sameDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'short', timeZone: 'Europe/London' })
const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Europe/London' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'Europe/London' })
const year = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Europe/London' })

/** As short as it can be and still be understood: a time today, a day this year, else a date. */
export function tellWhen(instant: string, now = new Date()): string {
  const moment = new Date(instant)
  if (sameDay.format(moment) === sameDay.format(now)) return time.format(moment)
  return now.getTime() - moment.getTime() < 300 * 86_400_000 ? day.format(moment) : year.format(moment)
}
