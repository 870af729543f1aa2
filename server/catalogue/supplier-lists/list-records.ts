import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import {
  StoredSupplierList,
  type SupplierListEdit,
  type SupplierListRow,
} from '../../../contract/staff/supplier-lists.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { defineRecords } from '../../site/records.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import type { Import } from '../import/import-file.ts'
import { imports } from '../import/tables.ts'
import { supplierListFetches, supplierLists } from '../tables.ts'
import type { Fetch } from './list-step.ts'
import { findNextFetch } from './next-fetch.ts'

type Row = typeof supplierLists.$inferSelect

export const supplierListRecords = defineRecords({
  entity: 'supplier-list',
  table: supplierLists,
  id: supplierLists.uuid,
  isPrivate: true,
  listOrder: [supplierLists.name],
  list: async (rows, db): Promise<SupplierListRow[]> => {
    const fetches = await readFetches(db)
    return rows.flatMap(({ uuid, version, name, hour, isFetched, updatedAt }) => {
      const fetch = fetches.get(uuid)
      return fetch ? [{ uuid, version, name, hour, isFetched, updatedAt, ...showFetch(fetch) }] : []
    })
  },
  edit: (row): SupplierListEdit => StoredSupplierList.parse(row),
  afterCreate: async (tx, _, row: Row) => {
    await refuseSharedName(tx, row)
    await tx.insert(supplierListFetches).values({ listUuid: row.uuid, dueAt: findNextFetch(row, new Date()) })
  },
  afterSave: async (tx, _, { before, after }) => {
    await refuseSharedName(tx, after)
    if (before.hour !== after.hour || before.isFetched !== after.isFetched) await planFetch(tx, after)
  },
  afterRestore: async (tx, _, row: Row) => {
    await refuseSharedName(tx, row)
    await planFetch(tx, row)
  },
})

/** The other lists of the same supplier. */
export const findOtherLists = (db: Db, { uuid, name }: Pick<Row, 'uuid' | 'name'>): Promise<Row[]> =>
  db
    .select()
    .from(supplierLists)
    .where(and(eq(supplierLists.name, name), ne(supplierLists.uuid, uuid), isNull(supplierLists.deletedAt)))

const archivesByItself = ({ appliesItself, archivesMissing }: Row) => appliesItself && archivesMissing

/** A product that one list of a supplier leaves out may be in its other list, so neither may archive it. */
async function refuseSharedName(tx: Transaction, row: Row): Promise<void> {
  const others = await findOtherLists(tx, row)
  if (archivesByItself(row) && others.length > 0)
    throw refuseField(
      'archivesMissing',
      'This supplier has another list, which may name what this one leaves out. Please give each a name of its own first.',
    )
  if (others.some(archivesByItself))
    throw refuseField(
      'name',
      'Another list of this supplier archives what it leaves out, which may be in this one. Please choose another name.',
    )
}

/** Whether the import kept products that two lists in a row leave out, and that staff have not seen yet. */
const leavesOut = sql<boolean>`coalesce((${imports.questions} -> 'unnamed' ->> 'newly')::int > 0
  and coalesce((${imports.counts} ->> 'archived')::int, 0) = 0, false)`

type WithImport = { fetch: Fetch; importState: Import['state'] | null }

/** The state of each supplier's last list. One that waited may have been applied by staff since. */
export const selectFetches = (db: Db) =>
  db
    .select({ list: supplierLists, fetch: supplierListFetches, importState: imports.state, leavesOut })
    .from(supplierListFetches)
    .innerJoin(supplierLists, eq(supplierLists.uuid, supplierListFetches.listUuid))
    .leftJoin(imports, eq(imports.uuid, supplierListFetches.importUuid))
    .$dynamic()

export const showFetch = ({ fetch: { outcome, says, checkedAt, importUuid }, importState }: WithImport) => ({
  outcome: (outcome === 'ready' || outcome === 'held') && importState === 'applied' ? ('applied' as const) : outcome,
  says,
  importUuid,
  checkedAt: checkedAt?.toISOString() ?? null,
})

async function readFetches(db: Db): Promise<Map<string, WithImport>> {
  const rows = await selectFetches(db)
  return new Map(rows.map((row) => [row.fetch.listUuid, row]))
}

/** Schedules the next fetch, unless the last list is still being tried or applied. */
async function planFetch(tx: Transaction, list: Row): Promise<void> {
  await tx
    .update(supplierListFetches)
    .set({ dueAt: findNextFetch(list, new Date()), attempts: 0 })
    .where(
      sql`${eq(supplierListFetches.listUuid, list.uuid)} and state = 'waiting' and outcome not in ('checking', 'applying')`,
    )
}
