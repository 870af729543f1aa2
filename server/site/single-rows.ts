import type { PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import type { Saving } from './saving.ts'
import { type Kind, saveRow } from './versioned-rows.ts'

type SingleRow<Table extends PgTable> = Kind<Table> & {
  /** For staff alone: no change of it reaches the shop. */
  isPrivate?: true
}

/** Saves the row of a table that has exactly one. */
export const saveSingleRow =
  <Table extends PgTable>({ isPrivate, ...kind }: SingleRow<Table>) =>
  async <Edit extends PgUpdateSetSource<Table>>(
    tx: Transaction,
    change: Change,
    saving: Saving<string | number, Edit>,
  ): Promise<{ version: number }> => {
    const { version } = await saveRow(tx, change, kind, saving)
    if (!isPrivate) change.touchesPublic()
    return { version }
  }
