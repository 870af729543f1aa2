import { inArray, sql } from 'drizzle-orm'
import { countWhere } from '../count-where.ts'
import type { Db } from '../database.ts'
import { Problem } from '../problem.ts'
import { complete, type Lease } from '../queue/lease.ts'
import { enqueue, type Queue } from '../queue/queue.ts'
import { tasks } from '../tables.ts'

export const taskQueue: Queue<typeof tasks> = {
  table: tasks,
  channel: 'tasks',
  columns: { key: 'uuid', state: 'state', attempts: 'attempts', dueAt: 'leaseUntil', order: ['createdAt'] },
  states: { waiting: 'waiting', claimed: 'running' },
  failing: {
    retry: () => ({}),
    dead: (problem) => ({ state: 'failed', problem, finishedAt: sql`now()` }),
  },
}

export type Task = typeof tasks.$inferSelect
type Starter = { id: string | null; name: string }
type NewTask = { uuid?: string | undefined; kind: string; title: string; input: unknown; total?: number }

/** Puts a task on the list. Inside a transaction it begins if, and only if, that commits. */
export async function startTask(db: Db, by: Starter, { uuid, kind, title, input, total = 0 }: NewTask): Promise<Task> {
  const row = { uuid, kind, title, input, total, staffId: by.id, staffName: by.name }
  const [task] = await enqueue(db, taskQueue, [row])
  if (!task) throw new Error(`The task ${kind} was not put on the list.`)
  return task
}

/** Completes a task in the transaction of its work, so that both are committed together or not at all. */
export async function finishTask(tx: Db, lease: Lease, result: unknown): Promise<void> {
  const done = sql`greatest(${tasks.total}, ${tasks.done})`
  const held = await complete(tx, taskQueue, lease, { state: 'done', result, done, finishedAt: sql`now()` })
  if (!held) throw new Problem(409, 'Begun again', 'Another process has taken this over.')
}

/** Counts the tasks that wait or run, and those that failed in the last week. */
export async function countWork(db: Db): Promise<{ running: number; failed: number }> {
  const [counted] = await db
    .select({
      running: countWhere(inArray(tasks.state, ['waiting', 'running'])),
      failed: countWhere(sql`${tasks.state} = 'failed' and ${tasks.createdAt} > now() - interval '7 days'`),
    })
    .from(tasks)
  return counted ?? { running: 0, failed: 0 }
}
