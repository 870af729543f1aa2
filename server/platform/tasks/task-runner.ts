import { inArray } from 'drizzle-orm'
import type { Db, OpenDatabase } from '../database.ts'
import type { Logger } from '../log.ts'
import { databaseBusy, isDatabaseFull, isDatabaseUnavailable, isTooSlow, noteFailure } from '../outage/unavailable.ts'
import { isRefusal, Problem } from '../problem.ts'
import type { Lease } from '../queue/lease.ts'
import { type HeldLease, type Outcome, startWorker } from '../queue/worker.ts'
import { storageFull } from '../storage/refusals.ts'
import { tasks } from '../tables.ts'
import { trace } from '../tracing/trace.ts'
import { finishTask, type Task, taskQueue } from './task-list.ts'

/** The work of a kind of task. It ends by calling `finish` inside its transaction. */
export type TaskKind = (task: Task, context: TaskContext) => Promise<void>
export type TaskContext = {
  db: OpenDatabase['db']
  lease: Lease
  /** Shown to staff who look at the task; written down now and then. */
  report(done: number, total: number): void
  finish(tx: Db, result: unknown): Promise<void>
}

type Options = Pick<OpenDatabase, 'db' | 'sql'> & {
  log: Logger
  kinds: Record<string, TaskKind>
  pollMs?: number
  leaseMs?: number
}

/** A task is started at most three times, because it may kill its process. */
const delaysMs = [1000, 10_000]

/** Runs tasks sequentially; any number of processes may do so at once. */
export function runTasks({ db, sql, log, kinds, pollMs = 5000, leaseMs = 30_000 }: Options) {
  const work = async (task: Task, lease: HeldLease): Promise<Outcome> => {
    const context: TaskContext = {
      db,
      lease: { key: lease.key, attempt: lease.attempt },
      report: (done, total) => lease.report({ done, total }),
      finish: (tx, result) => finishTask(tx, lease, result),
    }
    try {
      await trace({ name: `task ${task.kind}` }, async () => kinds[task.kind]?.(task, context))
      return { outcome: 'completed' }
    } catch (err) {
      return explain(err, task, log)
    }
  }
  const only = inArray(tasks.kind, Object.keys(kinds))
  return startWorker({ db, sql, queue: taskQueue, only, pace: { lanes: 1, pollMs, leaseMs, delaysMs }, log, work })
}

/** A task interrupted by an outage is repeated. Any other failure would only recur. */
function explain(err: unknown, task: Task, log: Logger): Outcome {
  const own = log.child({ task: task.uuid, kind: task.kind })
  if (isRefusal(err)) return { outcome: 'dead', reason: err.body.reason }
  noteFailure(own, err, 'a task failed')
  const problem = describeLimit(err) ?? err
  const reason =
    problem instanceof Problem ? problem.body.reason : `It is our fault, and it has been noted under ${task.uuid}.`
  return { outcome: isDatabaseUnavailable(err) ? 'retry' : 'dead', reason }
}

/** A limit of the database that the task has met. */
function describeLimit(err: unknown): Problem | undefined {
  if (isDatabaseFull(err)) return storageFull('disk', err)
  return isTooSlow(err) ? databaseBusy() : undefined
}
