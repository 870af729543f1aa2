import { type Budget, startChild } from './platform/child/start-child.ts'
import type { Config, PoolConfig } from './platform/config.ts'
import type { Connection } from './platform/database.ts'
import { DatabaseUnavailable, isDatabaseUnavailable } from './platform/outage/unavailable.ts'
import { Problem } from './platform/problem.ts'
import type { Task } from './platform/tasks/task-list.ts'
import type { TaskContext, TaskKind } from './platform/tasks/task-runner.ts'

/** The part of the shop's configuration that the process needs. */
export type ShopSource = Pick<Config, 'dataDir' | 's3' | 'avifEffort'> & { connection: Connection; pool: PoolConfig }
export type Progress = { done: number; total: number }

/** A task with fewer rows or products takes a few seconds, so it runs in the shop's own process. */
const defaultMinTotal = 5_000
const program = 'server/large-task-process.ts'
/** With the environment, because it may name the proxy and the certificates for fetching pictures. */
const budget: Budget = { maxMb: 3_000, niceness: 5, env: process.env }

/** Runs large tasks in a process of their own: they delay no request, and their memory is freed at the end. */
export const runLargeInOwnProcess = (
  kinds: Record<string, TaskKind>,
  source: ShopSource,
  { minTotal = defaultMinTotal, file = program } = {},
): Record<string, TaskKind> =>
  Object.fromEntries(
    Object.entries(kinds).map(([name, work]): [string, TaskKind] => [
      name,
      (task, context) => (task.total < minTotal ? work(task, context) : runInProcess(file, source, task, context)),
    ]),
  )

async function runInProcess(
  file: string,
  source: ShopSource,
  { uuid }: Task,
  { lease, report }: TaskContext,
): Promise<void> {
  const child = startChild(file, budget, stopped)
  const onChunk = (progress: unknown) => {
    const { done, total } = progress as Progress
    report(done, total)
  }
  try {
    await child.ask('carryOut', [source, uuid, lease], { onChunk })
  } catch (error) {
    throw isDatabaseUnavailable(error) ? new DatabaseUnavailable() : error
  } finally {
    child.end()
  }
}

const stopped = () =>
  new Problem(
    500,
    'Stopped',
    'It was stopped before it had finished, perhaps because the machine ran out of memory. Nothing was changed. Please try again, or do it in parts.',
  )
