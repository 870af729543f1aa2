import { type SQL, sql } from 'drizzle-orm'
import { nameKind } from '../../contract/kinds.ts'
import type { Transaction } from '../platform/database.ts'
import { notFound, Problem } from '../platform/problem.ts'
import type { Change } from './changes.ts'
import type { Seen } from './saving.ts'
import { type Kind, refuseStale } from './versioned-rows.ts'

type Id = string | number

/** Moves a record to the bin. Its table needs the columns `version`, `updated_at` and `deleted_at`. */
export async function putInBin(tx: Transaction, change: Change, kind: Kind, { id, version }: Seen<Id>): Promise<void> {
  const { entity } = kind
  refuseStale(await lockRow(tx, kind, id), version, { entity, id })
  await setDeletedAt(tx, kind, id, sql`now()`)
  change.record({ action: 'bin', entity, entityId: id })
}

export async function takeFromBin(tx: Transaction, change: Change, kind: Kind, rowId: Id): Promise<void> {
  const { entity } = kind
  const row = await lockRow(tx, kind, rowId)
  const noun = nameKind(entity)
  if (!row) throw notFound(noun)
  if (!row.deletedAt) throw new Problem(409, 'Not in the bin', `This ${noun} is not in the bin.`)
  await setDeletedAt(tx, kind, rowId, sql`null`)
  change.record({ action: 'restore', entity, entityId: rowId })
}

async function lockRow(tx: Transaction, { table, id }: Kind, rowId: Id) {
  const [row] = await tx.execute<{ version: number; deletedAt: string | null }>(
    sql`select version, deleted_at as "deletedAt" from ${table} where ${id} = ${rowId} for no key update`,
  )
  return row
}

const setDeletedAt = (tx: Transaction, { table, id }: Kind, rowId: Id, moment: SQL) =>
  tx.execute(
    sql`update ${table} set deleted_at = ${moment}, version = version + 1, updated_at = now() where ${id} = ${rowId}`,
  )
