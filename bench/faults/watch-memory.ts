import { readFileSync } from 'node:fs'

/** What a process holds of the memory, looked at fifty times a second. */
export function watchMemory(pid: number): { stop(): { before: number; most: number } } {
  const before = readMb(pid)
  let most = before
  const look = setInterval(() => {
    most = Math.max(most, readMb(pid))
  }, 20).unref()
  return {
    stop: () => {
      clearInterval(look)
      return { before, most }
    },
  }
}

const readMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
