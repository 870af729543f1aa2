import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../platform/database.ts'

export type Binnable = PgTable & { uuid: PgColumn; deletedAt: PgColumn }

/** Locks rows until the transaction ends, in a fixed order. Returns those that exist outside the bin. */
export async function lockLive(tx: Db, table: Binnable, uuids: string[]): Promise<Set<string>> {
  const rows = await tx
    .select({ uuid: sql<string>`${table.uuid}` })
    .from(table as PgTable)
    .where(and(inArray(table.uuid, uuids), isNull(table.deletedAt)))
    .orderBy(table.uuid)
    .for('share')
  return new Set(rows.map(({ uuid }) => uuid))
}
