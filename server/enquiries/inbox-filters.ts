import { and, eq, ilike, isNull, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { EnquiryFilters, EnquiryPeriod, StatusFilter } from '../../contract/staff-enquiries.ts'
import { enquiries } from './tables.ts'

/** Over and done with. */
const closed = ['won', 'lost', 'spam'] as const

export const isOpen = notInArray(enquiries.status, [...closed])

/** `me`: who looks. The status is asked for apart, since the counts go across all of them. */
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

/** Every word somewhere in what is known of the enquiry. */
function matchWords(q: string): SQL | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '')
  const product = sql`${enquiries.askedAbout}->>'productName'`
  const variant = sql`${enquiries.askedAbout}->>'variantName'`
  const columns = [enquiries.name, enquiries.email, enquiries.description, enquiries.department, product, variant]
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return and(...patterns.map((pattern) => or(...columns.map((column) => ilike(column, pattern)))))
}

function matchAssignee(assignee: EnquiryFilters['assignee'], me: string): SQL | undefined {
  if (assignee === 'anyone') return undefined
  if (assignee === 'nobody') return isNull(enquiries.assigneeId)
  return eq(enquiries.assigneeId, assignee === 'me' ? me : assignee)
}

const daysBack: Record<EnquiryPeriod, number | null> = { any: null, today: 0, week: 6, month: 29, year: 364 }

/** A day begins at midnight in London. */
function matchPeriod(period: EnquiryPeriod): SQL | undefined {
  const days = daysBack[period]
  if (days === null) return undefined
  const today = sql`date_trunc('day', now() at time zone 'Europe/London')`
  return sql`${enquiries.createdAt} >= (${today} - make_interval(days => ${days})) at time zone 'Europe/London'`
}
