import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import { tasks } from '../../platform/tables.ts'
import { bulkKind, undoBulkKind } from '../work-kinds.ts'

/** The sales that staff ended, and neither applied again nor restored by an undo, each with the work that ended it. */
export async function listStopped(db: Db): Promise<Map<string, string>> {
  const sale = sql<string>`${tasks.input} -> 'action' ->> 'saleUuid'`
  const rows = await db
    .selectDistinctOn([sale], {
      sale,
      kind: actionKind,
      workUuid: tasks.uuid,
    })
    .from(tasks)
    .where(and(eq(tasks.kind, bulkKind), eq(tasks.state, 'done'), isNotNull(sale), notExists(selectUndo(db))))
    .orderBy(sale, desc(tasks.createdAt))
  const stopped = rows.filter(({ kind }) => kind === 'stop-sale')
  return new Map(stopped.map((row) => [row.sale, row.workUuid]))
}

const actionKind = sql<string>`${tasks.input} -> 'action' ->> 'kind'`
const undone = alias(tasks, 'undone')

/**
 * Whether an undo reverted the work. For the end of a sale one restored product is enough, because the sale then runs
 * again. An undo that had to leave every product changes nothing.
 */
const isEnough = sql`(${undone.result} ->> 'refused' = '0'
  or (${actionKind} = 'stop-sale' and ${undone.result} ->> 'changed' <> '0'))`

const selectUndo = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(undone)
    .where(
      and(
        eq(undone.kind, undoBulkKind),
        eq(undone.state, 'done'),
        sql`${undone.input} ->> 'workUuid' = ${tasks.uuid}::text`,
        isEnough,
      ),
    )
