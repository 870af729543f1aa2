import { type ChildProcess, fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { Problem } from '../../platform/problem.ts'
import { projectFolder } from '../../platform/project-folder.ts'
import { tooHard } from '../refusals.ts'
import type { Order, Outcome, Tasks } from './process.ts'

type Job = { resolve(answer: unknown): void; reject(reason: unknown): void }

export type StudioProcess = {
  /** One question at a time. */
  ask<Name extends keyof Tasks>(task: Name, input: Parameters<Tasks[Name]>): ReturnType<Tasks[Name]>
  isThere(): boolean
  end(): void
}

/** What takes longer than `patienceMs` is given up, and the process with it; `humility` lets other processes go first. */
export function startProcess(patienceMs: number, humility = 0): StudioProcess {
  const child = forkProcess(humility)
  let job: Job | undefined
  child.on('message', (outcome: Outcome) => job && settle(job, outcome))
  child.on('exit', () => job?.reject(tooHard()))
  child.on('error', () => job?.reject(tooHard()))

  const ask = async (task: keyof Tasks, input: unknown[]) => {
    const timer = setTimeout(() => stop(child), patienceMs)
    holdOpen(child, true)
    try {
      return await new Promise((resolve, reject) => {
        job = { resolve, reject }
        child.send({ task, input } satisfies Order)
      })
    } finally {
      clearTimeout(timer)
      job = undefined
      holdOpen(child, false)
    }
  }
  return { ask: ask as StudioProcess['ask'], isThere: () => child.connected, end: () => stop(child) }
}

function forkProcess(humility: number): ChildProcess {
  const { PATH, HOME } = process.env
  const child = fork(join(projectFolder, 'server/media/studio/process.ts'), {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
    // What decodes strangers' bytes knows no secrets.
    env: { PATH, HOME },
  })
  if (child.pid && humility > 0) setPriority(child.pid, Math.min(getPriority() + humility, 19))
  return child
}

function settle(job: Job, { answer, refusal, error }: Outcome): void {
  if (refusal) job.reject(new Problem(refusal.status, refusal.body.title, refusal.body.reason))
  else if (error) job.reject(new Error(error))
  else job.resolve(answer)
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
