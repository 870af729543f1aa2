import { and, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import { listOpenKinds } from '../../../contract/kinds.ts'
import type { History, HistoryParts, HistoryQuery, PartsQuery } from '../../../contract/staff/history.ts'
import type { Role } from '../../../contract/staff/sign-in.ts'
import { changedInBulk } from '../../catalogue/products/state/product-record.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { startOf } from '../../site/london-time.ts'
import { audit } from '../../site/tables.ts'
import { describeEntries } from './entries.ts'
import type { NameOthers, Row } from './entry-names.ts'
import { listPeople } from './people.ts'
import { findNamed, type Named } from './titles.ts'
import { countWorkProducts, insideWork, outsideWorks, readWorkProducts } from './works.ts'

const pageLength = 50

type Shop = { db: Db; nameOthers: NameOthers }

export async function readHistory({ db, nameOthers }: Shop, asked: HistoryQuery, role: Role): Promise<History> {
  const open = openTo(role)
  const filtered = and(open, ...filterEntries(asked))
  const [{ rows, total }, people] = await Promise.all([findEntries(db, filtered, asked), listPeople(db, open)])
  const entries = await describeEntries(db, rows, asked, nameOthers)
  return { entries, ...countPages(total, asked.page), people }
}

type Found = { rows: Row[]; total: number }
type Asked = Pick<HistoryQuery, 'q' | 'page'>

async function findEntries(db: Db, filtered: SQL | undefined, { q, page }: Asked): Promise<Found> {
  if (q !== '') return searchEntries(db, filtered, { q, page })
  const [rows, total] = await Promise.all([readPage(db, filtered, page), db.$count(audit, filtered)])
  return { rows, total }
}

/** Finds each entry once that contains the text, or is about a record whose name contains it. */
async function searchEntries(db: Db, filtered: SQL | undefined, { q, page }: Asked): Promise<Found> {
  const says = sql`strpos(${audit.lookupText}, lower(${q})) > 0`
  const conditions = [says, ...(await findNamed(db, asPattern(q))).map(isAbout)]
  const parts = conditions.map((condition) => sql`select ${audit.id} from ${audit} where ${and(filtered, condition)}`)
  const [found] = await db.execute<{ total: number; ids: string[] }>(sql`
    with found as materialized (${sql.join(parts, sql` union `)})
    select (select count(*)::int from found) as total, array(
      select found.id::text from found order by found.id desc limit ${pageLength} offset ${(page - 1) * pageLength}) as ids`)
  const { total = 0, ids = [] } = found ?? {}
  const rows = await db
    .select()
    .from(audit)
    .where(inArray(audit.id, ids.map(Number)))
    .orderBy(desc(audit.id))
  return { rows, total }
}

/** Also compares the kind, because the index begins with it. */
const isAbout = ({ kind, ids }: Named) => and(eq(audit.entity, kind), among(audit.entityId, ids))

const asPattern = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`

const readPage = (db: Db, where: SQL | undefined, page: number): PromiseLike<Row[]> =>
  db
    .select()
    .from(audit)
    .where(inArray(audit.id, findPage(db, where, page)))
    .orderBy(desc(audit.id))

/** Finds the ids of a page in an index alone, without reading the entries of earlier pages. */
const findPage = (db: Db, where: SQL | undefined, page: number) =>
  db
    .select({ id: audit.id })
    .from(audit)
    .where(where)
    .orderBy(desc(audit.id))
    .limit(pageLength)
    .offset((page - 1) * pageLength)

const countPages = (total: number, page: number) => ({
  total,
  pageAmt: Math.max(1, Math.ceil(total / pageLength)),
  page,
})

/** The changes of each product in an entry about many products, and of the other records changed with them. */
export async function readParts({ db, nameOthers }: Shop, { id, page }: PartsQuery, role: Role): Promise<HistoryParts> {
  const [work] = await db
    .select()
    .from(audit)
    .where(and(eq(audit.id, id), eq(audit.entity, 'products'), openTo(role)))
  if (!work) throw notFound('entry')
  const inside = and(insideWork(id), openTo(role))
  const [products, total, rows, othersTotal] = await Promise.all([
    readWorkProducts(db, work.entityId, { limit: pageLength, offset: (page - 1) * pageLength }),
    countWorkProducts(db, work.entityId),
    page === 1 ? db.select().from(audit).where(inside).orderBy(audit.id).limit(pageLength) : [],
    db.$count(audit, inside),
  ])
  const others = await describeEntries(db, rows, {}, nameOthers)
  return { products, ...countPages(total, page), others, othersTotal }
}

const openTo = (role: Role): SQL | undefined =>
  role === 'owner' ? undefined : inArray(audit.entity, listOpenKinds(role))

function filterEntries({ q, entity, id, who, since }: HistoryQuery): (SQL | undefined)[] {
  const ours =
    entity === undefined
      ? undefined
      : and(eq(audit.entity, entity), id === undefined ? undefined : eq(audit.entityId, id))
  return [
    // A search or a filter may match something inside such an entry.
    entity === undefined && q === '' ? outsideWorks : undefined,
    entity === 'product' && id !== undefined ? or(ours, changedInBulk(id)) : ours,
    who === undefined ? undefined : eq(audit.staffName, who),
    since === undefined ? undefined : sql`${audit.at} >= ${startOf(since)}`,
  ]
}
