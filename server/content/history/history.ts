import { and, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm'
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
import { findNamed } from './titles.ts'
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

/** Those that say a text, and those about what is called so: the former are counted while the latter are looked for. */
async function findEntries(db: Db, filtered: SQL | undefined, { q, page }: Asked): Promise<Found> {
  if (q === '') return joinFound([db.$count(audit, filtered)], readPage(db, filtered, page))
  const says = sql`strpos(${audit.lookupText}, lower(${q})) > 0`
  const [saying, named] = await Promise.all([db.$count(audit, and(filtered, says)), findNamed(db, asPattern(q))])
  const isNamed = among(audit.entityId, named)
  const others = db.$count(audit, and(filtered, isNamed, not(says)))
  return joinFound([saying, others], readPage(db, and(filtered, or(says, isNamed)), page))
}

async function joinFound(counts: (number | PromiseLike<number>)[], page: PromiseLike<Row[]>): Promise<Found> {
  const [amounts, rows] = await Promise.all([Promise.all(counts), page])
  return { rows, total: amounts.reduce((sum, amount) => sum + amount, 0) }
}

const asPattern = (q: string) => `%${q.replace(/[\\%_]/g, '\\$&')}%`

const readPage = (db: Db, where: SQL | undefined, page: number): PromiseLike<Row[]> =>
  db
    .select()
    .from(audit)
    .where(inArray(audit.id, findPage(db, where, page)))
    .orderBy(desc(audit.id))

/** Found by its index alone: the entries before it are not read. */
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

/** The changes of each product in one entry about many, and the other records changed with them. */
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
