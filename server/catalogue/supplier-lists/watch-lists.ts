import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { OpenDatabase } from '../../platform/database.ts'
import { FetchRefusal } from '../../platform/fetch-public.ts'
import type { Logger } from '../../platform/log.ts'
import { onDemand } from '../../platform/on-demand.ts'
import { isRefusal } from '../../platform/problem.ts'
import { complete, type Lease } from '../../platform/queue/lease.ts'
import { fromNow } from '../../platform/queue/queue.ts'
import { type Pace, startWorker, type Worker } from '../../platform/queue/worker.ts'
import { supplierListFetches, supplierLists } from '../tables.ts'
import { listQueue } from './list-queue.ts'
import type { Fetch, List, ListParts, Result, Step } from './list-step.ts'
import { findNextFetch } from './next-fetch.ts'

type Options = ListParts & Pick<OpenDatabase, 'sql'> & { log: Logger; pace?: Partial<Pace>; settleMs?: number }

const reportList = onDemand(() => import('./list-mail.ts'), 'reportList')
const receiveList = onDemand(() => import('./receive-list.ts'), 'receiveList')
const settleList = onDemand(() => import('./settle-list.ts'), 'settleList')

const minuteMs = 60_000
const defaultPace: Pace = { lanes: 1, pollMs: 10_000, leaseMs: 5 * minuteMs, delaysMs: [5 * minuteMs, 30 * minuteMs] }
const defaultSettleMs = 500

const isUnderWay = ({ outcome }: Pick<Fetch, 'outcome'>) => outcome === 'checking' || outcome === 'applying'

/** Fetches the lists of suppliers when they are due, each in one process at a time. */
export function watchLists({ sql: listener, log, pace, settleMs = defaultSettleMs, ...parts }: Options): Worker {
  const { db } = parts
  const work = async (fetch: Fetch, lease: Lease) => {
    const list = await findList(parts, fetch.listUuid)
    const step = await takeStep(parts, list, fetch)
    if ('retry' in step) {
      log.warn({ list: list.uuid, reason: step.retry }, 'A list could not be fetched; it will be retried')
      return { outcome: 'retry' as const, reason: step.retry }
    }
    const keep = async () => {
      await record(parts, { list, fetch, step, lease, settleMs })
      await step.tidy?.()
      // A dry run or an import usually ends long before the next poll.
      if (isUnderWay(step)) setTimeout(() => worker.wake(), settleMs).unref()
    }
    return { outcome: 'completed' as const, record: keep }
  }
  const isKept = and(eq(supplierLists.uuid, supplierListFetches.listUuid), isNull(supplierLists.deletedAt))
  const only = exists(db.select({ one: sql`1` }).from(supplierLists).where(isKept))
  const queue = { queue: listQueue, only, pace: { ...defaultPace, ...pace } }
  const worker = startWorker({ ...queue, db, sql: listener, log, work })
  return worker
}

async function findList({ db }: ListParts, uuid: string): Promise<List> {
  const [list] = await db.select().from(supplierLists).where(eq(supplierLists.uuid, uuid))
  if (!list) throw new Error('The supplier list of a fetch is missing.')
  return list
}

/** Retries a failed fetch, because the supplier's server may be down for a while. Another refusal would only recur. */
async function takeStep(parts: ListParts, list: List, fetch: Fetch): Promise<Step | { retry: string }> {
  try {
    return await (isUnderWay(fetch) ? settleList(parts, list, fetch) : receiveList(parts, list, fetch))
  } catch (error) {
    if (error instanceof FetchRefusal && fetch.attempts <= defaultPace.delaysMs.length) return { retry: error.message }
    if (error instanceof FetchRefusal) return { outcome: 'failed', says: error.message }
    return refuse(error)
  }
}

function refuse(error: unknown): Result {
  if (isRefusal(error)) return { outcome: 'failed', says: error.body.reason }
  throw error
}

type Recording = { list: List; fetch: Fetch; step: Step; lease: Lease; settleMs: number }

const record = (parts: ListParts, recording: Recording): Promise<void> =>
  writeStep(parts, recording).catch((error) => writeStep(parts, { ...recording, step: refuse(error) }))

async function writeStep({ db, publicUrl }: ListParts, recording: Recording): Promise<void> {
  const { list, fetch, step, lease, settleMs } = recording
  const { write, tidy, ...result } = step
  const checkedAt = isUnderWay(fetch) ? undefined : sql`now()`
  await db.transaction(async (tx) => {
    // Staff may have changed its hour meanwhile, or switched it off. The fetch is locked first, as when it is claimed.
    const [now] = await tx
      .select({
        hour: supplierLists.hour,
        isFetched: supplierLists.isFetched,
        importUuid: supplierListFetches.importUuid,
      })
      .from(supplierListFetches)
      .innerJoin(supplierLists, eq(supplierLists.uuid, supplierListFetches.listUuid))
      .where(eq(supplierLists.uuid, list.uuid))
      .for('share')
    // Attempts are counted from zero after each step, so their number alone does not show that another process was here.
    if (now?.importUuid !== fetch.importUuid) return
    const dueAt = isUnderWay(result) ? fromNow(settleMs) : findNextFetch(now, new Date())
    const isHeld = await complete(tx, listQueue, lease, { ...result, state: 'waiting', attempts: 0, dueAt, checkedAt })
    if (!isHeld) return
    await write?.(tx)
    if (needsReport(fetch, result)) await reportList(tx, publicUrl, list, result)
  })
}

/** A list that is held back, or a fetch that fails, is reported once. */
const needsReport = (before: Pick<Fetch, 'outcome' | 'says'>, { outcome, says }: Result) =>
  (outcome === 'held' || outcome === 'failed') && (outcome !== before.outcome || says !== before.says)
