import { and, asc, eq, lt, or, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { Problem } from '../problem.ts'
import { tasks } from '../tables.ts'

export const taskChannel = 'tasks'

export type Task = typeof tasks.$inferSelect
type Starter = { id: string | null; name: string }
type NewTask = { kind: string; title: string; input: unknown; total?: number }

/** Puts a task on the list. Inside a transaction it begins if, and only if, that comes to a good end. */
export async function startTask(db: Db, by: Starter, { kind, title, input, total = 0 }: NewTask): Promise<Task> {
  const [task] = await db
    .insert(tasks)
    .values({ kind, title, input, total, staffId: by.id, staffName: by.name })
    .returning()
  if (!task) throw new Error(`The task ${kind} was not put on the list.`)
  await db.execute(sql`select pg_notify(${taskChannel}, '')`)
  return task
}

/** Takes the task that waits longest, or one whose taker has not been heard of since its lease ran out. */
export async function claimTask(db: Db, kinds: string[], leaseMs: number): Promise<Task | undefined> {
  const abandoned = and(eq(tasks.state, 'running'), lt(tasks.leaseUntil, sql`now()`))
  const next = db
    .select({ uuid: tasks.uuid })
    .from(tasks)
    .where(and(or(eq(tasks.state, 'waiting'), abandoned), sql`${tasks.kind} = any(${sql.param(kinds)}::text[])`))
    .orderBy(asc(tasks.createdAt))
    .limit(1)
    .for('update', { skipLocked: true })
  const [task] = await db
    .update(tasks)
    .set({ state: 'running', takings: sql`${tasks.takings} + 1`, leaseUntil: fromNow(leaseMs) })
    .where(eq(tasks.uuid, sql`(${next})`))
    .returning()
  return task
}

type Taken = Pick<Task, 'uuid' | 'takings'>
const stillMine = ({ uuid, takings }: Taken) =>
  and(eq(tasks.uuid, uuid), eq(tasks.takings, takings), eq(tasks.state, 'running'))

export async function keepTask(db: Db, task: Taken, progress: { done?: number; total?: number }, leaseMs: number) {
  await db
    .update(tasks)
    .set({ ...progress, leaseUntil: fromNow(leaseMs) })
    .where(stillMine(task))
}

/** In the transaction of the work itself: it is done once, and told to be done exactly when it is. */
export async function finishTask(tx: Db, task: Taken, result: unknown): Promise<void> {
  const finished = await tx
    .update(tasks)
    .set({ state: 'done', result, done: sql`greatest(${tasks.total}, ${tasks.done})`, finishedAt: sql`now()` })
    .where(stillMine(task))
    .returning({ uuid: tasks.uuid })
  if (finished.length === 0) throw new Problem(409, 'Begun anew', 'Another process has taken this over.')
}

export async function failTask(db: Db, task: Taken, problem: string): Promise<void> {
  await db.update(tasks).set({ state: 'failed', problem, finishedAt: sql`now()` }).where(stillMine(task))
}

/** What is under way or still to begin, and what has failed in the last week. */
export async function countWork(db: Db): Promise<{ running: number; failed: number }> {
  const [counted] = await db
    .select({
      running: sql<number>`count(*) filter (where ${tasks.state} in ('waiting', 'running'))::int`,
      failed: sql<number>`count(*) filter (where ${tasks.state} = 'failed' and ${tasks.createdAt} > now() - interval '7 days')::int`,
    })
    .from(tasks)
  return counted ?? { running: 0, failed: 0 }
}

const fromNow = (ms: number) => sql`now() + make_interval(secs => ${ms / 1000})`
