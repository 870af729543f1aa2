import { performance } from 'node:perf_hooks'
import type { Logger } from './log.ts'
import { type RepeatedWork, repeatWork } from './repeat-work.ts'

/**
 * V8 keeps the memory of what it has collected for later use, after a first start a quarter of the process. `last-resort`
 * returns all of it, takes three times as long, and has functions compiled again.
 */
export function releaseUnusedMemory(flavor: 'regular' | 'last-resort'): void {
  globalThis.gc?.({ type: 'major', execution: 'sync', flavor })
}

/** A moment is quiet if the process has worked for less than this part of the time since the last look. */
const quiet = 0.02
const worthBytes = 32_000_000

/** After an import, or thousands of pages, memory is released in a quiet moment: the collection holds up requests. */
export function releaseMemoryWhenQuiet(log: Logger, everyMs = 10_000): RepeatedWork {
  let last = performance.eventLoopUtilization()
  let rested = Number.POSITIVE_INFINITY
  const work = async () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    rested = Math.min(rested, process.memoryUsage.rss())
    if (utilization > quiet || process.memoryUsage.rss() < rested + worthBytes) return
    releaseUnusedMemory('regular')
    rested = process.memoryUsage.rss()
  }
  return repeatWork({ work, everyMs, log, failure: 'Unused memory was not released' })
}
