import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { tasks } from '../../platform/tables.ts'
import { bulkKind } from '../work-kinds.ts'

/**
 * Deletes the list of targets from each finished change: the changed products have rows of their own, and queries
 * about sales would read the long lists too.
 */
export async function forgetTargets(db: Db): Promise<void> {
  await db
    .update(tasks)
    .set({ input: sql`${tasks.input} - 'target'` })
    .where(and(eq(tasks.kind, bulkKind), eq(tasks.state, 'done'), sql`${tasks.input} ? 'target'`))
}
