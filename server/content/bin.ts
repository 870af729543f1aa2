import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type BinKind, type BinRow, binKinds } from '../../contract/staff/content.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { audit } from '../site/tables.ts'
import { kindEntries } from './kind-entries.ts'

/** The newest of each kind. Older ones are found in the history. */
const mostOfAKind = 200

export async function listBin(db: Db): Promise<BinRow[]> {
  const found = await Promise.all(binKinds.map((kind) => listKind(db, kind)))
  const rows = found.flat()
  const names = await readWhoBinned(db, rows)
  return rows
    .map((row) => ({ ...row, binnedBy: names.get(`${row.kind} ${row.id}`) ?? null }))
    .sort((one, other) => (one.binnedAt < other.binnedAt ? 1 : -1))
}

async function listKind(db: Db, kind: BinKind) {
  const { table, id, name, deletedAt } = kindEntries[kind]
  const rows = await db
    .select({
      id: sql<string>`${id}::text`,
      name: sql<string>`${name}`,
      at: sql`${deletedAt}`.mapWith((at: string) => new Date(at)),
    })
    .from(table)
    .where(isNotNull(deletedAt))
    .orderBy(desc(deletedAt))
    .limit(mostOfAKind)
  return rows.map(({ at, ...row }) => ({ ...row, kind, binnedAt: at.toISOString() }))
}

async function readWhoBinned(db: Db, rows: { id: string }[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const entries = await db
    .selectDistinctOn([audit.entity, audit.entityId], {
      entity: audit.entity,
      id: audit.entityId,
      name: audit.staffName,
    })
    .from(audit)
    .where(
      and(
        eq(audit.action, 'bin'),
        inArray(audit.entity, [...binKinds]),
        inArray(
          audit.entityId,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(audit.entity, audit.entityId, desc(audit.id))
  return new Map(entries.map(({ entity, id, name }) => [`${entity} ${id}`, name]))
}

export const restoreBinned = (tx: Transaction, change: Change, kind: BinKind, id: string) =>
  kindEntries[kind].restore(tx, change, id)
