import type { Logger } from './log.ts'
import { followFailures } from './outage/lasting-failure.ts'

export type Tally = {
  /** Cheap enough for every request. */
  add(key: string): void
  /** Writes now what has been counted. */
  flush(): Promise<void>
  /** Writes the remaining counts before it stops. */
  close(): Promise<void>
}

type Options = {
  /** The name of the counts, for the log. */
  what: string
  /** The largest number of different keys between two writes; further new keys are not counted. */
  max: number
  write(counts: Map<string, number>): Promise<void>
  log: Logger
  everyMs?: number
}

/** Counts in memory, and hands over what was counted every few seconds. */
export function openTally({ what, max, write, log, everyMs = 3000 }: Options): Tally {
  let counts = new Map<string, number>()
  let writing = Promise.resolve()
  const failures = followFailures(log, `${what} could not be recorded; trying again`)
  const add = (key: string, times = 1) => {
    const before = counts.get(key)
    if (before !== undefined || counts.size < max) counts.set(key, (before ?? 0) + times)
  }
  const hand = async () => {
    if (counts.size === 0) return
    const counted = counts
    counts = new Map()
    try {
      await write(counted)
      failures.succeeded()
    } catch (err) {
      failures.failed(err)
      for (const [key, times] of counted) add(key, times)
    }
  }
  const flush = () => {
    writing = writing.then(hand)
    return writing
  }
  const timer = setInterval(flush, everyMs).unref()
  const close = () => {
    clearInterval(timer)
    return flush()
  }
  return { add: (key) => add(key), flush, close }
}
