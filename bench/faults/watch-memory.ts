import { readFileSync } from 'node:fs'

/** The memory of a process, sampled fifty times a second. */
export function watchMemory(pid: number): { stop(): { before: number; max: number } } {
  const before = readMb(pid)
  let max = before
  const look = setInterval(() => {
    max = Math.max(max, readMb(pid))
  }, 20).unref()
  return {
    stop: () => {
      clearInterval(look)
      return { before, max }
    },
  }
}

const readMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000

/** The CPU time of a process so far. */
export function readSeconds(pid: number): number {
  const [user = 0, system = 0] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(' ').slice(13, 15).map(Number)
  return (user + system) / 100
}
