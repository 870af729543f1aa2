import { and, desc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../platform/database.ts'
import { tasks } from '../../platform/tables.ts'
import { bulkKind, undoBulkKind } from '../work-kinds.ts'

/** The sales that staff ended, and did not apply again, each with the work that ended it. */
export async function listStopped(db: Db): Promise<Map<string, string>> {
  const sale = sql<string>`${tasks.input} -> 'action' ->> 'saleUuid'`
  const rows = await db
    .selectDistinctOn([sale], {
      sale,
      kind: sql<string>`${tasks.input} -> 'action' ->> 'kind'`,
      workUuid: tasks.uuid,
    })
    .from(tasks)
    .where(and(eq(tasks.kind, bulkKind), eq(tasks.state, 'done'), isNotNull(sale), notExists(selectUndo(db))))
    .orderBy(sale, desc(tasks.createdAt))
  const stopped = rows.filter(({ kind }) => kind === 'stop-sale')
  return new Map(stopped.map((row) => [row.sale, row.workUuid]))
}

const undone = alias(tasks, 'undone')

const selectUndo = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(undone)
    .where(
      and(
        eq(undone.kind, undoBulkKind),
        eq(undone.state, 'done'),
        sql`${undone.input} ->> 'workUuid' = ${tasks.uuid}::text`,
      ),
    )
