import type { Db } from '../database.ts'
import type { Logger } from '../log.ts'
import { followFailures } from '../outage/lasting-failure.ts'
import { extendLease, type Lease } from './lease.ts'
import type { AnyQueue, Changes } from './queue.ts'

export type Heartbeat = {
  /** Writes progress into the row, a few times a second at most, and extends the lease with it. */
  report(progress: Changes): void
  stop(): Promise<void>
}

type Options = { db: Db; queue: AnyQueue; lease: Lease; leaseMs: number; log: Logger }

const minPauseMs = 250

/** Extends a lease three times before it would lapse, until it is stopped or lost. */
export function keepLease({ db, queue, lease, leaseMs, log }: Options): Heartbeat {
  const failures = followFailures(log, 'A lease could not be extended')
  let progress: Changes = {}
  let writing: Promise<void> = Promise.resolve()
  const extend = async () => {
    const held = await extendLease(db, queue, lease, { leaseMs, changes: progress })
    if (held) return
    clearInterval(timer)
    log.debug({ queue: queue.channel, ...lease }, 'A lease was lost, or its row is completed')
  }
  const write = () => {
    writing = writing.then(extend).then(failures.succeeded, failures.failed)
  }
  const timer = setInterval(write, leaseMs / 3)
  let writtenAt = 0
  return {
    report: (changes) => {
      progress = changes
      if (Date.now() - writtenAt < minPauseMs) return
      writtenAt = Date.now()
      write()
    },
    stop: async () => {
      clearInterval(timer)
      await writing
    },
  }
}
