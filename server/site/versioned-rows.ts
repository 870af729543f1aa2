import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { type KindName, nameKind } from '../../contract/kinds.ts'
import type { Transaction } from '../platform/database.ts'
import { notFound, Problem } from '../platform/problem.ts'
import type { Change } from './changes.ts'
import { saveVersion } from './save-version.ts'
import type { Saving } from './saving.ts'
import { type RecordRef, Stale } from './stale.ts'

/** A kind of record that staff edit: its table has a `version`. */
export type Kind<Table extends PgTable = PgTable> = {
  table: Table
  id: PgColumn
  entity: KindName
  /** The part of a row that the history records, where the row holds more than this record. */
  toHistory?(row: Table['$inferSelect']): object
}
type Versioned = { version: number; deletedAt?: unknown }

export async function createRow<Table extends PgTable>(
  tx: Transaction,
  change: Change,
  { table, id, entity }: Kind<Table>,
  values: Table['$inferInsert'] | object,
): Promise<Table['$inferSelect']> {
  const [after] = await tx
    .insert(table as PgTable)
    .values(values)
    .returning()
  if (!after) throw new Error(`The ${entity} was not created.`)
  change.record({ action: 'create', entity, entityId: String(after[id.name]), after })
  return after
}

export async function saveRow<Table extends PgTable>(
  tx: Transaction,
  change: Change,
  { table, id, entity, toHistory }: Kind<Table>,
  { id: rowId, version: seen, edit }: Saving<string | number, PgUpdateSetSource<Table>>,
): Promise<{ before: Table['$inferSelect']; after: Table['$inferSelect']; version: number }> {
  const [row] = await tx
    .select()
    .from(table as PgTable)
    .where(eq(id, rowId))
    .for('no key update')
  const before = refuseStale(row as Versioned | undefined, seen, { entity, id: rowId })
  const after = await saveVersion<Versioned>(
    tx,
    change,
    { entity, id: rowId, before, toHistory },
    async (tx, version) => {
      const [after = before] = await tx
        .update(table as PgTable)
        .set({ ...edit, version })
        .where(eq(id, rowId))
        .returning()
      return after as Versioned
    },
  )
  return { before, after, version: after.version }
}

/** Returns the row to change. Refuses if it was deleted, or has changed since it was read. */
export function refuseStale<Row extends Versioned>(
  row: Row | undefined,
  expectedVersion: number,
  record: RecordRef,
): Row {
  const what = nameKind(record.entity)
  if (!row) throw notFound(what)
  if (row.deletedAt) throw inBin(what)
  if (row.version !== expectedVersion) throw new Stale(record, { seen: expectedVersion, current: row.version })
  return row
}

/** `what`: the noun of the record. */
export const inBin = (what: string) =>
  new Problem(409, 'In the bin', `This ${what} is in the bin. Please restore it first.`)

export const refuseField = (field: string, message: string) =>
  new Problem(400, 'Please check what was sent', message, { [field]: message })
