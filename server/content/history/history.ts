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
import type { NameOthers } from './entry-names.ts'
import { findNamed } from './titles.ts'
import { countWorkProducts, insideWork, outsideWorks, readWorkProducts } from './works.ts'

const pageLength = 50

type Shop = { db: Db; nameOthers: NameOthers }

export async function readHistory({ db, nameOthers }: Shop, asked: HistoryQuery, role: Role): Promise<History> {
  const open = openTo(role)
  const where = and(open, ...(await filterEntries(db, asked)))
  const [rows, total, people] = await Promise.all([
    db
      .select()
      .from(audit)
      .where(inArray(audit.id, findPage(db, where, asked.page)))
      .orderBy(desc(audit.id)),
    db.$count(audit, where),
    db.selectDistinct({ name: audit.staffName }).from(audit).where(open).orderBy(audit.staffName),
  ])
  const entries = await describeEntries(db, rows, asked, nameOthers)
  return { entries, ...countPages(total, asked.page), people: people.map(({ name }) => name) }
}

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

async function filterEntries(db: Db, { q, entity, id, who, since }: HistoryQuery): Promise<(SQL | undefined)[]> {
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
    q === '' ? undefined : await matchText(db, q),
  ]
}

async function matchText(db: Db, q: string): Promise<SQL | undefined> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  return or(sql`strpos(${audit.lookupText}, lower(${q})) > 0`, among(audit.entityId, await findNamed(db, pattern)))
}
