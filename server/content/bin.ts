import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { type BinKind, type BinRow, binKinds, maxBinnedPerKind } from '../../contract/staff/content.ts'
import { bulkChanges, products } from '../catalogue/tables.ts'
import type { Db, Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { audit } from '../site/tables.ts'
import { kindEntries } from './kind-entries.ts'

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
    .limit(maxBinnedPerKind)
  return rows.map(({ at, ...row }) => ({ ...row, kind, binnedAt: at.toISOString() }))
}

type Binned = Omit<BinRow, 'binnedBy'>

/** Only entries since the record was last binned count: somebody else may have binned it before. */
async function readWhoBinned(db: Db, rows: Binned[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map()
  const since = new Map(rows.map(({ kind, id, binnedAt }) => [`${kind} ${id}`, binnedAt]))
  const [single, inBulk] = await Promise.all([readLastEntries(db, rows), readWorks(db, rows)])
  const alone = single.flatMap(({ entity, id, name, at }) => {
    const key = `${entity} ${id}`
    return at.toISOString() >= (since.get(key) ?? '') ? [[key, name] as const] : []
  })
  return new Map([...inBulk.map(({ id, name }) => [`product ${id}`, name] as const), ...alone])
}

const readLastEntries = (db: Db, rows: Binned[]) =>
  db
    .selectDistinctOn([audit.entity, audit.entityId], {
      entity: audit.entity,
      id: audit.entityId,
      name: audit.staffName,
      at: audit.at,
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

/** The bulk changes and imports that binned these products; each did so in the transaction of its history entry. */
const readWorks = (db: Db, rows: Binned[]) =>
  db
    .select({ id: products.uuid, name: audit.staffName })
    .from(products)
    .innerJoin(bulkChanges, eq(bulkChanges.productUuid, products.uuid))
    .innerJoin(
      audit,
      and(
        eq(audit.entity, 'products'),
        eq(audit.entityId, sql`${bulkChanges.workUuid}::text`),
        eq(audit.at, products.deletedAt),
      ),
    )
    .where(
      inArray(
        products.uuid,
        rows.flatMap(({ kind, id }) => (kind === 'product' ? id : [])),
      ),
    )

export const restoreBinned = (tx: Transaction, change: Change, kind: BinKind, id: string) =>
  kindEntries[kind].restore(tx, change, id)
