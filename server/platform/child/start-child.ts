import { type ChildProcess, fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import { projectFolder } from '../project-folder.ts'
import { rebuildError } from '../shown-error.ts'
import { watchMemory } from './memory-watch.ts'
import type { Outcome, TaskRequest } from './serve-tasks.ts'

export type Budget = {
  /** The time after which a task is aborted; absent: never. */
  timeoutMs?: number
  /** The memory above which the process is killed. */
  maxMb: number
  /** Added to the nice value of the process, so that it yields to others. */
  niceness?: number
  /** The environment of the process; absent: one without the shop's settings, because it parses files of strangers. */
  env?: NodeJS.ProcessEnv
}

export type Child = {
  /** Runs one task at a time. The chunks are not part of the answer. */
  ask(task: string, input: unknown[], options?: AskOptions): Promise<unknown>
  isRunning(): boolean
  end(): void
}

type AskOptions = { timeoutMs?: number; onChunk?(chunk: unknown): void }
type Job = { resolve(answer: unknown): void; reject(reason: unknown): void; onChunk?(chunk: unknown): void }

/**
 * Runs a module that calls `serveTasks` in a child process with limits: if a stranger's file takes too much time or
 * memory, the process is killed. `refuse` creates the error that the caller then gets.
 */
export function startChild(file: string, budget: Budget, refuse: () => Problem): Child {
  const child = forkChild(file, budget)
  let job: Job | undefined
  child.on('message', (outcome: Outcome) => job && settle(job, outcome))
  child.on('exit', () => job?.reject(refuse()))
  child.on('error', () => job?.reject(refuse()))

  const ask: Child['ask'] = async (task, input, { timeoutMs = budget.timeoutMs, onChunk } = {}) => {
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => stop(child), timeoutMs)
    const unwatch = watchMemory(child.pid ?? 0, budget.maxMb, () => stop(child))
    holdOpen(child, true)
    try {
      return await new Promise((resolve, reject) => {
        job = { resolve, reject, onChunk }
        child.send({ task, input } satisfies TaskRequest)
      })
    } finally {
      clearTimeout(timer)
      unwatch()
      job = undefined
      holdOpen(child, false)
    }
  }
  return { ask, isRunning: () => child.connected, end: () => stop(child) }
}

function forkChild(file: string, { maxMb, niceness = 0, env }: Budget): ChildProcess {
  const { PATH, HOME } = process.env
  const child = fork(join(projectFolder, file), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [`--max-old-space-size=${maxMb}`],
    env: env ?? { PATH, HOME },
  })
  if (child.pid && niceness > 0) setPriority(child.pid, Math.min(getPriority() + niceness, 19))
  return child
}

function settle(job: Job, { chunk, answer, refusal, error, isOver }: Outcome): void {
  if (!isOver) job.onChunk?.(chunk)
  else if (refusal) job.reject(rebuildProblem(refusal))
  else if (error) job.reject(rebuildError(error))
  else job.resolve(answer)
}

function rebuildProblem({ status, body, cause }: NonNullable<Outcome['refusal']>): Problem {
  const problem = new Problem(status, body.title, body.reason)
  return cause ? problem.because(rebuildError(cause)) : problem
}

/** Work under way can't be interrupted, only the process that does it. */
function stop(child: ChildProcess): void {
  if (child.connected) child.disconnect()
  child.kill('SIGKILL')
}

/** A child keeps the program alive only while it works. */
function holdOpen(child: ChildProcess, open: boolean): void {
  const change = open ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}
