import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { tasks } from '../../platform/tables.ts'
import { bulkKind } from '../work-kinds.ts'

/**
 * Forgets which products each change that is done was asked for: what it changed has rows of its own, and questions about
 * sales would read those lists with what they ask for.
 */
export async function forgetTargets(db: Db): Promise<void> {
  await db
    .update(tasks)
    .set({ input: sql`${tasks.input} - 'target'` })
    .where(and(eq(tasks.kind, bulkKind), eq(tasks.state, 'done'), sql`${tasks.input} ? 'target'`))
}
