import type { OpenDatabase } from '../database.ts'
import type { Logger } from '../log.ts'
import { hearNotices } from '../notices.ts'
import { noteFailure } from '../outage/away.ts'
import { Problem } from '../problem.ts'
import { claimTask, failTask, finishTask, keepTask, type Task, taskChannel } from './task-list.ts'

type Db = OpenDatabase['db']

/** What a kind of task does. It ends by calling `finish` inside the transaction that does the work. */
export type TaskKind = (task: Task, at: TaskDesk) => Promise<void>
export type TaskDesk = {
  db: Db
  /** Told to whoever looks at the task; written down now and then. */
  report(done: number, total?: number): void
  finish(tx: Parameters<typeof finishTask>[0], result: unknown): Promise<void>
}

type Options = Pick<OpenDatabase, 'db' | 'sql'> & {
  log: Logger
  kinds: Record<string, TaskKind>
  pollMs?: number
  leaseMs?: number
}

/** How often a task is begun before it is given up: a process may die of it. */
const mostTakings = 3

/** Carries tasks out one after the other, beside any number of other processes that do the same. */
export function runTasks({ db, sql, log, kinds, pollMs = 5000, leaseMs = 30_000 }: Options) {
  let running: Promise<void> | undefined
  let woken = false
  let closing = false
  const work = async () => {
    while (woken) {
      woken = false
      while (await workOnNext());
    }
  }
  const workOnNext = async () => {
    const task = closing ? undefined : await claim()
    if (task) await carryOut(task)
    return Boolean(task)
  }
  const claim = () => claimTask(db, Object.keys(kinds), leaseMs)
  const carryOut = async (task: Task) => {
    if (task.takings > mostTakings) return failTask(db, task, 'It broke off again and again, and was given up.')
    const keeper = openKeeper(db, task, leaseMs)
    try {
      const desk = { db, report: keeper.report, finish: finishWith(task) }
      await kinds[task.kind]?.(task, desk)
    } catch (err) {
      if (!(err instanceof Problem)) log.error({ err, task: task.uuid, kind: task.kind }, 'a task failed')
      await failTask(db, task, explain(err, task))
    } finally {
      await keeper.close()
    }
  }
  const wake = () => {
    woken = true
    running ??= work()
      .catch((err) => noteFailure(log, err, 'tasks could not be worked on; it is tried again'))
      .finally(() => {
        running = undefined
      })
  }
  const poll = setInterval(wake, pollMs)
  const notices = hearNotices({ sql, channel: taskChannel, log, onNotice: wake })
  return {
    /** Waits for the task that is under way: what it does is one transaction, which would be lost. */
    close: async () => {
      closing = true
      clearInterval(poll)
      notices.close()
      await running
    },
  }
}

const finishWith =
  (task: Task): TaskDesk['finish'] =>
  (tx, result) =>
    finishTask(tx, task, result)

function explain(err: unknown, task: Task): string {
  return err instanceof Problem ? err.body.reason : `It is our fault, and it has been noted under ${task.uuid}.`
}

/** Writes progress down a few times a second at most, and at least often enough to keep the lease. */
function openKeeper(db: Db, task: Task, leaseMs: number) {
  let progress: { done?: number; total?: number } = {}
  let writing: Promise<void> = Promise.resolve()
  const write = () => {
    writing = writing.then(() => keepTask(db, task, progress, leaseMs)).catch(() => {})
  }
  const lease = setInterval(write, leaseMs / 3)
  let told = 0
  return {
    report: (done: number, total?: number) => {
      progress = { done, ...(total !== undefined && { total }) }
      if (Date.now() - told < 250) return
      told = Date.now()
      write()
    },
    close: async () => {
      clearInterval(lease)
      await writing
    },
  }
}
