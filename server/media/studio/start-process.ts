import { type ChildProcess, fork } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../../platform/problem.ts'
import { tooHard } from '../refusals.ts'
import type { Order, Outcome, Tasks } from './process.ts'

type Job = { resolve(answer: unknown): void; reject(reason: unknown): void }

export type StudioProcess = {
  ask<Name extends keyof Tasks>(task: Name, input: Parameters<Tasks[Name]>): ReturnType<Tasks[Name]>
  isThere(): boolean
  isIdle(): boolean
  end(): void
}

export function startProcess(patienceMs: number): StudioProcess {
  const child = forkQuietly()
  const jobs = new Map<number, Job>()
  child.on('message', (outcome: Outcome) => settle(jobs, outcome))
  const fail = () => {
    for (const job of jobs.values()) job.reject(tooHard())
  }
  child.once('exit', fail)
  child.once('error', fail)

  let asked = 0
  const ask = async (task: keyof Tasks, input: unknown[]) => {
    const id = ++asked
    const timer = setTimeout(() => stop(child), patienceMs)
    holdOpen(child, true)
    try {
      return await new Promise((resolve, reject) => {
        jobs.set(id, { resolve, reject })
        child.send({ id, task, input } satisfies Order, (error) => error && reject(error))
      })
    } finally {
      clearTimeout(timer)
      jobs.delete(id)
      holdOpen(child, jobs.size > 0)
    }
  }
  return {
    ask: ask as StudioProcess['ask'],
    isThere: () => child.connected,
    isIdle: () => jobs.size === 0,
    end: () => stop(child),
  }
}

function forkQuietly(): ChildProcess {
  const { PATH, HOME } = process.env
  const child = fork(join(import.meta.dirname, 'process.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    // What decodes strangers' bytes knows no secrets.
    env: { PATH, HOME, UV_THREADPOOL_SIZE: '2' },
  })
  if (child.pid) setPriority(child.pid, 10)
  return child
}

function settle(jobs: Map<number, Job>, { id, answer, refusal, error }: Outcome): void {
  const job = jobs.get(id)
  if (refusal) job?.reject(new Problem(refusal.status, refusal.body.title, refusal.body.reason))
  else if (error) job?.reject(new Error(error))
  else job?.resolve(answer)
}

/** Decoding can't be interrupted, only the process that does it. */
function stop(child: ChildProcess): void {
  if (child.connected) child.disconnect()
  child.kill('SIGKILL')
}

/** The studio keeps a program running while it works, and no longer. */
function holdOpen(child: ChildProcess, open: boolean): void {
  const deed = open ? 'ref' : 'unref'
  child[deed]()
  child.channel?.[deed]()
}
