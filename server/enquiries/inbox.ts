import { and, asc, count, desc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import {
  type Colleague,
  type EnquiryFilters,
  type EnquiryRow,
  enquiryStatuses,
  type Inbox,
  type InboxCount,
  type StatusFilter,
} from '../../contract/staff/enquiries.ts'
import { enquiryAges, type OpenEnquiries } from '../../contract/staff/overview.ts'
import { readPictures } from '../media/pictures.ts'
import { countWhere } from '../platform/count-where.ts'
import type { Db } from '../platform/database.ts'
import { listDistinct } from '../platform/distinct-texts.ts'
import type { AskedAbout } from '../shortlists/asked-pieces.ts'
import { staff } from '../staff/tables.ts'
import { isOpen, matchFilters, matchPeriod, matchStatus, matchWords } from './inbox-filters.ts'
import { nameSubject } from './subject.ts'
import { enquiries } from './tables.ts'

const pageSize = 25

type Asked = EnquiryFilters & { page: number }

export async function listEnquiries(db: Db, asked: Asked, me: string): Promise<Inbox> {
  const [rows, counts, everything, departments, colleagues] = await Promise.all([
    readRows(db, asked, me),
    countByStatus(db, asked, me),
    db.$count(enquiries),
    listDepartments(db),
    listColleagues(db),
  ])
  const total = counts[asked.status]
  const pageAmt = Math.max(1, Math.ceil(total / pageSize))
  return { rows, total, pageAmt, everything, counts, departments, colleagues }
}

async function readRows(db: Db, asked: Asked, me: string): Promise<EnquiryRow[]> {
  const page = db
    .select({ uuid: enquiries.uuid })
    .from(enquiries)
    .where(and(matchFilters(asked, me), matchStatus(asked.status)))
    .orderBy(...latestFirst)
    .limit(pageSize)
    .offset((asked.page - 1) * pageSize)
  const rows = await db
    .select({ enquiry: enquiries, assigneeName: staff.name })
    .from(enquiries)
    .leftJoin(staff, eq(staff.id, enquiries.assigneeId))
    .where(inArray(enquiries.uuid, page))
    .orderBy(...latestFirst)
  const hashes = rows.flatMap(({ enquiry }) => [enquiry.askedAbout, ...listShown(enquiry)].map(hashOf))
  const pictures = await readPictures(db, hashes)
  return rows.map(({ enquiry, assigneeName }) => ({
    uuid: enquiry.uuid,
    version: enquiry.version,
    name: enquiry.name,
    subject: showSubject(enquiry),
    excerpt: enquiry.description.slice(0, 200),
    picture: pictures.get(hashOf(enquiry.askedAbout) ?? '') ?? null,
    pictures: listShown(enquiry).flatMap((piece) => pictures.get(hashOf(piece) ?? '') ?? []),
    morePieces: enquiry.items.length - listShown(enquiry).length,
    status: enquiry.status,
    cameBy: enquiry.cameBy,
    assignee: showAssignee(enquiry.assigneeId, assigneeName),
    unread: enquiry.readAt === null,
    createdAt: enquiry.createdAt.toISOString(),
  }))
}

const latestFirst = [desc(enquiries.latestAt), enquiries.uuid]

/** The number of small pictures that fit into a row of the inbox. */
const maxInStrip = 5

const hashOf = (asked: AskedAbout | null) => asked?.pictureHash ?? null
const listShown = ({ items }: typeof enquiries.$inferSelect) => {
  const byPicture = new Map(items.map((piece) => [piece.pictureHash, piece]))
  byPicture.delete(null)
  return [...byPicture.values()].slice(0, maxInStrip)
}

/** For the search of the back office: first enquiries whose name matches, then the newest that contain every word. */
export async function findEnquiries(db: Db, q: string, limit: number) {
  const named = await findNewest(db, and(isFrom(q), matchWords(q)), limit)
  const saying = named.length < limit ? await findNewest(db, matchWords(q), limit) : []
  const others = saying.filter(({ uuid }) => !named.some((enquiry) => enquiry.uuid === uuid))
  return [...named, ...others].slice(0, limit).map((enquiry) => ({ ...enquiry, subject: showSubject(enquiry) }))
}

/** Reads from the newest on: the search for a frequent word then stops after few enquiries. */
const findNewest = (db: Db, where: SQL | undefined, limit: number) =>
  db.select().from(enquiries).where(where).orderBy(desc(enquiries.createdAt), enquiries.uuid).limit(limit)

/** Uses the collation of the index, which orders by bytes. */
const isFrom = (name: string) => sql`(lower(${enquiries.name}) collate "C" ^@ ${name.toLowerCase()}
  or lower(${enquiries.email}) = ${name.toLowerCase()})`

const showSubject = (enquiry: typeof enquiries.$inferSelect) =>
  enquiry.askedAbout || enquiry.items.length > 0 ? nameSubject(enquiry) : enquiry.department

export const showAssignee = (uuid: string | null, name: string | null): Colleague | null =>
  uuid === null ? null : { uuid, name: name ?? '' }

async function countByStatus(db: Db, asked: Asked, me: string): Promise<Record<StatusFilter, number>> {
  const found = await db
    .select({ status: enquiries.status, count: count() })
    .from(enquiries)
    .where(matchFilters(asked, me))
    .groupBy(enquiries.status)
  const of = (status: string) => found.find((row) => row.status === status)?.count ?? 0
  const each = Object.fromEntries(enquiryStatuses.map((status) => [status, of(status)]))
  const all = found.reduce((sum, row) => sum + row.count, 0)
  const open = all - of('won') - of('lost') - of('spam')
  return { ...each, all, open } as Record<StatusFilter, number>
}

const listDepartments = (db: Db): Promise<string[]> => listDistinct(db, enquiries.department)

/** The members of staff to whom an enquiry can be assigned. */
export const listColleagues = (db: Db): Promise<Colleague[]> =>
  db
    .select({ uuid: staff.id, name: staff.name })
    .from(staff)
    .where(and(inArray(staff.role, ['owner', 'sales']), isNull(staff.removedAt)))
    .orderBy(asc(staff.name), staff.id)

/** Enquiries that are neither won, lost nor spam, by age. */
export async function countOpenByAge(db: Db): Promise<OpenEnquiries[]> {
  const columns = enquiryAges.flatMap((age) => [
    [age, countWhere(matchPeriod(age))] as const,
    [`new-${age}`, countWhere(and(matchPeriod(age), eq(enquiries.status, 'new')))] as const,
  ])
  const [counts] = await db.select(Object.fromEntries(columns)).from(enquiries).where(isOpen)
  return enquiryAges.map((age) => ({ age, open: counts?.[age] ?? 0, unanswered: counts?.[`new-${age}`] ?? 0 }))
}

/** The open enquiries of each member of staff who has any. */
export async function countOpenByAssignee(db: Db): Promise<Map<string, number>> {
  const found = await db
    .select({ id: enquiries.assigneeId, open: count() })
    .from(enquiries)
    .where(and(isOpen, isNotNull(enquiries.assigneeId)))
    .groupBy(enquiries.assigneeId)
  return new Map(found.map(({ id, open }) => [id ?? '', open]))
}

export async function countInbox(db: Db): Promise<InboxCount> {
  const overdue = sql`${enquiries.status} = 'new' and ${enquiries.createdAt} < now() - interval '1 day'`
  const [counts] = await db
    .select({
      unread: countWhere(isNull(enquiries.readAt)),
      overdue: countWhere(overdue),
    })
    .from(enquiries)
    .where(isOpen)
  return counts ?? { unread: 0, overdue: 0 }
}
