import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'
import { readCpuMs } from './cpu.ts'
import type { Load, LoadResult } from './load.ts'

const run = promisify(execFile)

export function hasWrk(): boolean {
  return spawnSync('wrk', ['-v']).error === undefined
}

/** Debian's `wrk` requests one address, and needs less CPU time per request than a load generator in Node. */
export async function applyWrk(
  { port, requests: [request], connections = 32, seconds = 3, warmUpSeconds = 1 }: Load,
  serverPid: number,
): Promise<Pick<LoadResult, 'perSecond' | 'cpuMsPerAnswer'>> {
  const headers = Object.entries(request?.headers ?? {}).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const address = `http://127.0.0.1:${port}${request?.path}`
  const load = (duration: number) =>
    run('wrk', ['-t', '1', '-c', `${connections}`, '-d', `${duration}`, ...headers, address])
  await load(warmUpSeconds)
  const before = readCpuMs(serverPid)
  const { stdout } = await load(seconds)
  const cpuMs = readCpuMs(serverPid) - before
  const [, answers = '0'] = /(\d+) requests in/.exec(stdout) ?? []
  const [, perSecond = '0'] = /Requests\/sec: +([\d.]+)/.exec(stdout) ?? []
  const [refused] = /Non-2xx.*|Socket errors.*/.exec(stdout) ?? []
  if (refused || answers === '0') throw new Error(refused ?? stdout)
  return { perSecond: Number(perSecond), cpuMsPerAnswer: cpuMs / Number(answers) }
}
