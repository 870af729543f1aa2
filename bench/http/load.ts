import { fork } from 'node:child_process'
import { join } from 'node:path'
import { readCpuMs } from './cpu.ts'
import { nextMessage } from './next-message.ts'

export type LoadRequest = { method?: string; path: string; headers?: Record<string, string>; body?: string }

export type Load = {
  port: number
  /** The requests that each connection sends in turn. */
  requests: LoadRequest[]
  connections?: number
  seconds?: number
  warmUpSeconds?: number
}

export type Measured = {
  answers: number
  failures: number
  bytes: number
  seconds: number
  /** Milliseconds from the sending of a request to the last byte of its answer. */
  p50: number
  p95: number
  p99: number
  max: number
}

export type LoadResult = Measured & { perSecond: number; cpuMsPerAnswer: number }

/** Puts load on a server from a separate process, and reads the CPU time of the server's process tree. */
export async function applyLoad(load: Load, serverPid: number): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'load-process.ts'))
  child.send(load)
  await nextMessage(child, 'warm')
  const before = readCpuMs(serverPid)
  child.send('measure')
  const measured = await nextMessage<Measured>(child, 'measured')
  const cpuMs = readCpuMs(serverPid) - before
  return { ...measured, perSecond: measured.answers / measured.seconds, cpuMsPerAnswer: cpuMs / measured.answers }
}
