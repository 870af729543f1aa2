import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { EnquiryFilters, EnquiryPeriod, StatusFilter } from '../../contract/staff/enquiries.ts'
import { startOf, today } from '../site/london-time.ts'
import { enquiries, whileOpen } from './tables.ts'

export const isOpen = whileOpen(enquiries.status)

/** `me`: the id of the member who reads the inbox. The status is filtered separately, since the counts cover all statuses. */
export const matchFilters = ({ q, assignee, department, period }: EnquiryFilters, me: string): SQL | undefined =>
  and(
    matchWords(q),
    matchAssignee(assignee, me),
    department === '' ? undefined : eq(enquiries.department, department),
    matchPeriod(period),
  )

export function matchStatus(status: StatusFilter): SQL | undefined {
  if (status === 'all') return undefined
  return status === 'open' ? isOpen : eq(enquiries.status, status)
}

/** Matches enquiries whose search key contains every word. */
export function matchWords(q: string): SQL | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '')
  return and(...words.map((word) => sql`strpos(${enquiries.lookupText}, lower(${word})) > 0`))
}

function matchAssignee(assignee: EnquiryFilters['assignee'], me: string): SQL | undefined {
  if (assignee === 'anyone') return undefined
  if (assignee === 'nobody') return isNull(enquiries.assigneeId)
  return eq(enquiries.assigneeId, assignee === 'me' ? me : assignee)
}

/** The days of a period, counted back from today: from the first to the last. */
const daysBack: Record<EnquiryPeriod, { first?: number; last?: number }> = {
  any: {},
  today: { first: 0 },
  week: { first: 6 },
  month: { first: 29 },
  year: { first: 364 },
  '1-2-days': { first: 2, last: 1 },
  '3-7-days': { first: 7, last: 3 },
  'over-7-days': { last: 8 },
}

export function matchPeriod(period: EnquiryPeriod): SQL | undefined {
  const { first, last } = daysBack[period]
  return and(
    first === undefined ? undefined : sql`${enquiries.createdAt} >= ${startOfDay(first)}`,
    last === undefined ? undefined : sql`${enquiries.createdAt} < ${startOfDay(last - 1)}`,
  )
}

/** A subquery, which PostgreSQL evaluates once and not for each enquiry. */
const startOfDay = (back: number) => sql`(select ${startOf(sql`(${today} - ${back}::int)`)})`
