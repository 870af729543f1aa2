import type { SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { OpenDatabase } from '../database.ts'
import type { Logger } from '../log.ts'
import { listenForNotices } from '../notices.ts'
import { followFailures } from '../outage/lasting-failure.ts'
import { isDatabaseUnavailable, noteFailure } from '../outage/unavailable.ts'
import { trace } from '../tracing/trace.ts'
import { type Heartbeat, keepLease } from './heartbeat.ts'
import { type Lane, openLane } from './lane.ts'
import { claimNext, type Lease, makeDeadLetter, postpone, readLease } from './lease.ts'
import type { Queue, Row } from './queue.ts'

export type Pace = {
  /** The number of rows processed concurrently, so that a slow one does not delay the others. */
  lanes: number
  /** The interval at which the worker looks for due rows without a notice. */
  pollMs: number
  /** The time after which a dead worker's row is claimed again. */
  leaseMs: number
  /** The rest after each failed attempt; after the last attempt the row is a dead letter. */
  delaysMs: number[]
}

/** `record` is for work that did not complete the row in a transaction of its own. */
export type Outcome =
  | { outcome: 'completed'; record?: () => Promise<void> }
  | { outcome: 'retry' | 'dead'; reason: string }

/** `lost`: another worker has claimed the row meanwhile, and its result counts. */
export type Failure = { settled: 'retry' | 'dead' | 'lost'; reason: string }

export type HeldLease = Lease & Pick<Heartbeat, 'report'>

type Options<T extends PgTable> = Pick<OpenDatabase, 'db' | 'sql'> & {
  queue: Queue<T>
  /** Limits the rows to those that this process can work on. */
  only?: SQL
  pace: Pace
  log: Logger
  work(row: Row<T>, lease: HeldLease): Promise<Outcome>
  onFailure?(row: Row<T>, failure: Failure): void
}

export type Worker = {
  /** Looks for due rows now. Rows that are enqueued wake it by themselves. */
  wake(): void
  /** Claims no other row and waits for those that are worked on. */
  close(): Promise<void>
}

/** Processes the rows of a queue as they become due; any number of processes may do so at once. */
export function startWorker<T extends PgTable>(options: Options<T>): Worker {
  const { db, sql, queue, only, pace, log } = options
  const closing = new AbortController()
  const failures = followFailures(log, `The queue ${queue.channel} could not be worked on`)
  const step = async (lane: Lane) => {
    const row = closing.signal.aborted ? undefined : await claimNext(db, queue, pace.leaseMs, only)
    if (row) await workOn(options, row, (write) => recordOnceBack(write, lane, closing.signal))
    failures.succeeded()
    return row !== undefined
  }
  const lanes = Array.from({ length: pace.lanes }, () => openLane(step, failures.failed))
  const wake = () => {
    for (const lane of lanes) lane.wake()
  }
  const poll = setInterval(wake, pace.pollMs)
  // Rows without a notice are found at the next poll.
  const notices = listenForNotices({ sql, channel: queue.channel, log, onNotice: wake })
  const close = async () => {
    closing.abort()
    clearInterval(poll)
    notices.close()
    wake()
    await Promise.all(lanes.map((lane) => lane.rest()))
  }
  return { wake, close }
}

type Recording = <Result>(write: () => Promise<Result>) => Promise<Result>

async function workOn<T extends PgTable>(options: Options<T>, row: Row<T>, record: Recording): Promise<void> {
  const { db, queue, pace, log, onFailure } = options
  const lease = readLease(queue, row)
  const { report, stop } = keepLease({ db, queue, lease, leaseMs: pace.leaseMs, log })
  const result = await attempt(options, row, { ...lease, report }).finally(stop)
  if (result.outcome === 'completed') return record(async () => result.record?.())
  const { reason } = result
  const delay = result.outcome === 'retry' ? pace.delaysMs[lease.attempt - 1] : undefined
  const settled = delay === undefined ? 'dead' : 'retry'
  const settle = () =>
    delay === undefined
      ? makeDeadLetter(db, queue, lease, reason)
      : postpone(db, queue, lease, { delayMs: jitter(delay), reason })
  const held = await record(settle)
  onFailure?.(row, { settled: held ? settled : 'lost', reason })
}

async function attempt<T extends PgTable>(options: Options<T>, row: Row<T>, lease: HeldLease): Promise<Outcome> {
  const { queue, pace, work, log } = options
  if (lease.attempt > pace.delaysMs.length + 1)
    return { outcome: 'dead', reason: 'It stopped again and again, so no more attempts are made.' }
  try {
    return await trace({ name: `work on ${queue.channel}`, isAlone: true }, async (note) => {
      const result = await work(row, lease)
      note({ 'showroom.attempt': lease.attempt, 'showroom.outcome': result.outcome })
      return result
    })
  } catch (err) {
    noteFailure(log, err, `An attempt of the queue ${queue.channel} failed unexpectedly`)
    return { outcome: 'retry', reason: (err instanceof Error ? err.message : String(err)).slice(0, 500) }
  }
}

/** A result that could not be recorded during an outage is recorded afterwards, instead of repeating the work. */
async function recordOnceBack<Result>(write: () => Promise<Result>, lane: Lane, closing: AbortSignal): Promise<Result> {
  for (;;) {
    const woken = lane.woken()
    try {
      return await write()
    } catch (err) {
      if (closing.aborted || !isDatabaseUnavailable(err)) throw err
      await woken
    }
  }
}

/** Varies the delay by up to a fifth, so that rows that failed together are not all retried together. */
const jitter = (ms: number) => ms * (0.8 + Math.random() * 0.4)
