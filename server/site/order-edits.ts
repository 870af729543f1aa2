import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import type { Change, Mark } from './changes.ts'
import type { Kind } from './versioned-rows.ts'

type Order = {
  order: (string | number)[]
  within?: SQL
  /** Marks other cached records that depend on the order. */
  mark?: (moved: string[]) => Mark
}

/** Puts all rows in the given order. Refuses a list that does not contain all of them: somebody has added or removed one. */
export async function putInOrder(
  tx: Transaction,
  change: Change,
  { table, id, entity }: Kind,
  { order, within = sql`true`, mark }: Order,
): Promise<void> {
  const rows = await tx.execute<{ id: string }>(
    sql`select ${id}::text as id from ${table} where deleted_at is null and ${within} order by position, ${id} for no key update`,
  )
  const before = rows.map((row) => row.id)
  const after = order.map(String)
  if (before.toSorted().join() !== after.toSorted().join())
    throw new Problem(
      409,
      'Changed since you opened it',
      'The list has changed since you opened it. Please look again.',
    )
  const moved = await tx.execute<{ id: string }>(sql`
    update ${table} set position = asked.place - 1
    from json_array_elements_text(${JSON.stringify(after)}) with ordinality as asked(id, place)
    where ${id}::text = asked.id and position <> asked.place - 1
    returning asked.id`)
  if (moved.length === 0) return
  // Rows that shared a position get distinct positions.
  if (before.join() !== after.join()) change.record({ action: 'order', entity, entityId: 'all', before, after })
  change.touchesPublic(mark?.(moved.map((row) => row.id)))
}

/** The position after the last row. */
export const lastPosition = (table: PgTable, within: SQL = sql`true`) =>
  sql<number>`(select coalesce(max(position), -1) + 1 from ${table} where ${within})`
