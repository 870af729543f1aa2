import { and, desc, eq, inArray, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { Role } from '../../../contract/staff.ts'
import {
  type History,
  type HistoryAsked,
  type HistoryEntry,
  ownersOwn,
  sellersOwn,
} from '../../../contract/staff-history.ts'
import { describeDifference } from '../../catalogue/bulk/difference-words.ts'
import { readNames } from '../../catalogue/bulk/names.ts'
import { changedInBulk } from '../../catalogue/bulk/told-of-product.ts'
import { bulkChanges } from '../../catalogue/tables.ts'
import type { Db } from '../../platform/database.ts'
import { audit } from '../../site/tables.ts'
import { describeChange } from './change-words.ts'
import { findNamed, readTitles } from './titles.ts'
import { readWords } from './word-book.ts'

const pageLength = 50

export async function readHistory(db: Db, asked: HistoryAsked, role: Role): Promise<History> {
  const open = openTo(role)
  const where = and(open, ...(await filterEntries(db, asked)))
  const [rows, total, people] = await Promise.all([
    db
      .select()
      .from(audit)
      .where(where)
      .orderBy(desc(audit.id))
      .limit(pageLength)
      .offset((asked.page - 1) * pageLength),
    db.$count(audit, where),
    db.selectDistinct({ name: audit.staffName }).from(audit).where(open).orderBy(audit.staffName),
  ])
  const book = await readWords(db, rows)
  const parts = await readParts(db, rows, asked)
  const titles = await readTitles(db, rows)
  const entries = rows.map((row): HistoryEntry => {
    const { id, staffName, action, entity, entityId } = row
    const name = titles.get(`${entity} ${entityId}`) ?? nameOf(row)
    const differences = parts.get(entityId) ?? (entity === 'products' ? [] : describeChange(row, book))
    return {
      id,
      at: row.at.toISOString(),
      staffName,
      action,
      entity,
      entityId,
      name,
      differences,
      state: stateOf(row, asked),
    }
  })
  const pageAmt = Math.max(1, Math.ceil(total / pageLength))
  return { entries, total, pageAmt, page: asked.page, people: people.map(({ name }) => name) }
}

function openTo(role: Role): SQL | undefined {
  if (role === 'owner') return undefined
  return role === 'sales' ? inArray(audit.entity, sellersOwn) : notInArray(audit.entity, [...ownersOwn, ...sellersOwn])
}

type Row = typeof audit.$inferSelect

async function filterEntries(db: Db, { q, entity, id, who, since }: HistoryAsked): Promise<(SQL | undefined)[]> {
  const ours =
    entity === undefined
      ? undefined
      : and(eq(audit.entity, entity), id === undefined ? undefined : eq(audit.entityId, id))
  return [
    entity === 'product' && id !== undefined ? or(ours, changedInBulk(id)) : ours,
    who === undefined ? undefined : eq(audit.staffName, who),
    since === undefined ? undefined : sql`${audit.at} >= ${since}::date::timestamp at time zone 'Europe/London'`,
    q === '' ? undefined : await matchText(db, q),
  ]
}

async function matchText(db: Db, q: string): Promise<SQL | undefined> {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`
  const told = [sql`${audit.after} ->> 'name'`, sql`${audit.before} ->> 'name'`, sql`${audit.after} ->> 'title'`]
  return or(
    ...[audit.staffName, audit.entity, audit.entityId, ...told].map((text) => sql`${text} ilike ${pattern}`),
    inArray(audit.entityId, await findNamed(db, pattern)),
  )
}

/** What bulk work did to the one product that is asked about. */
async function readParts(db: Db, rows: Row[], { entity, id = '' }: HistoryAsked) {
  const works = rows.filter((row) => row.entity === 'products').map(({ entityId }) => entityId)
  if (entity !== 'product' || works.length === 0) return new Map<string, HistoryEntry['differences']>()
  const names = await readNames(db)
  const changes = await db
    .select()
    .from(bulkChanges)
    .where(and(eq(bulkChanges.productUuid, id), inArray(bulkChanges.workUuid, works)))
  return new Map(changes.map(({ workUuid, ...change }) => [workUuid, describeDifference(change, names, () => '')]))
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function nameOf({ before, after, entityId }: Row): string {
  const texts = [after, before].flatMap((state) => (isRecord(state) ? [state.name, state.title] : []))
  return texts.find((text): text is string => typeof text === 'string' && text !== '') ?? entityId
}

/** Only what is a whole form, and only for somebody who looks at that thing. */
const stateOf = ({ action, after }: Row, { id }: HistoryAsked) =>
  id !== undefined && ['create', 'save'].includes(action) && isRecord(after) ? after : null
