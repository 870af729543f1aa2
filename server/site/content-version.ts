import { setTimeout as pause } from 'node:timers/promises'
import { sql as query } from 'drizzle-orm'
import type postgres from 'postgres'
import type { Database, Db } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { listenForNotices } from '../platform/notices.ts'
import { followFailures } from '../platform/outage/lasting-failure.ts'
import { contentVersion } from './tables.ts'

const channel = 'content'

/** Call this last in a transaction that changes what the public sees, because its row lock makes other writers wait. */
export async function bumpContent(tx: Db): Promise<number> {
  const [moved] = await tx
    .update(contentVersion)
    .set({ version: query`${contentVersion.version} + 1`, stamp: query`gen_random_uuid()` })
    .returning({ version: contentVersion.version })
  if (!moved) throw new Error('The row of the content version is missing')
  await tx.execute(query`select pg_notify(${channel}, ${String(moved.version)})`)
  return moved.version
}

export type ContentWatch = {
  /** The version that this process shows; 0 until the first poll has succeeded. */
  current(): number
  /** Polls now. Resolves once the version found is shown, or the poll has failed and been logged. */
  catchUp(): Promise<void>
  close(): Promise<void>
}

/** Waits until this process shows all committed changes, with a timeout. */
export async function waitUntilShown({ catchUp }: Pick<ContentWatch, 'catchUp'>, atMostMs = 1000): Promise<void> {
  const enough = new AbortController()
  const atMost = pause(atMostMs, undefined, { signal: enough.signal }).catch(() => {})
  await Promise.race([catchUp(), atMost])
  enough.abort()
}

type Options = {
  /** The database from which content is read. */
  db: Database
  /** The primary, if `db` is a replica. */
  source?: Database
  /** The connection that listens for notifications of changes. */
  sql: postgres.Sql
  log: Logger
  pollMs?: number
  /** Refreshes everything that depends on the content; `current()` returns the version once that is done. */
  onVersion(version: number): Promise<void> | void
}

export function watchContent({ db, source, sql, log, pollMs = 400, onVersion }: Options): ContentWatch {
  let current = 0
  const failures = followFailures(log, 'new content could not be loaded; trying again')
  const looks = oneAtATime(async () => {
    try {
      const version = source ? await readFollowing(db, source, current) : await readContentVersion(db)
      if (version !== current) await onVersion(version)
      current = version
      failures.succeeded()
    } catch (err) {
      failures.failed(err)
    }
  })
  const timer = setInterval(() => looks.idle() && looks.start(), pollMs)
  timer.unref()
  const notices = listenForNotices({ sql, channel, log, onNotice: looks.start })
  const close = async () => {
    clearInterval(timer)
    notices.close()
    await looks.finish()
  }
  return { current: () => current, catchUp: looks.start, close }
}

export async function readContentVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: contentVersion.version }).from(contentVersion)
  if (!row) throw new Error('The row of the content version is missing')
  return row.version
}

/** How long a poll waits for a lagging replica before its present content is read; a later poll finds the rest. */
const maxLagMs = 1000

/**
 * Waits for a replica to catch up with its source. If it is still behind the version shown, that version stays, unless
 * the source itself was restored to an earlier one.
 */
async function readFollowing(replica: Db, source: Db, current: number): Promise<number> {
  const wanted = await readContentVersion(source)
  const deadline = performance.now() + maxLagMs
  for (;;) {
    const version = await readContentVersion(replica)
    if (version >= wanted || performance.now() > deadline)
      return wanted < current ? version : Math.max(version, current)
    await pause(10)
  }
}

/** All callers during a run of the work share one further run, which begins after their call. */
function oneAtATime(work: () => Promise<void>) {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  let isFinished = false
  const start = (): Promise<void> => {
    if (isFinished) return Promise.resolve()
    if (running) {
      next ??= running.then(() => {
        next = undefined
        return start()
      })
      return next
    }
    running = work().finally(() => {
      running = undefined
    })
    return running
  }
  const finish = async () => {
    isFinished = true
    await running
  }
  return { start, finish, idle: () => running === undefined }
}
