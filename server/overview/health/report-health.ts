import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Logger } from '../../platform/log.ts'
import { noteFailure } from '../../platform/outage/unavailable.ts'
import { repeatWork } from '../../platform/repeat-work.ts'
import { shopProcesses } from '../tables.ts'
import type { ResponseTimes } from './response-times.ts'

const reportEveryMs = 15_000

type Options = { db: Db; responseTimes: ResponseTimes; log: Logger; machine?: string; everyMs?: number }

/** Stores at intervals that this process is alive, with its response times, so that any process can show the health of all. */
export function startHealthReports({ db, responseTimes, log, machine = hostname(), everyMs = reportEveryMs }: Options) {
  const id = randomUUID()
  const report = async () => {
    const { counts, fromMemory } = responseTimes.read()
    const now = sql`now()`
    await db
      .insert(shopProcesses)
      .values({ id, machine, pages: counts, fromMemory, seenAt: now })
      .onConflictDoUpdate({ target: shopProcesses.id, set: { pages: counts, fromMemory, seenAt: now } })
    await db.delete(shopProcesses).where(lt(shopProcesses.seenAt, sql`now() - interval '1 day'`))
  }
  const failure = 'The health of this process could not be recorded; trying again'
  const repeated = repeatWork({ work: report, everyMs, log, failure })
  return {
    /** A process that shuts down cleanly deletes its row; the row of a process that died shows that it is lost. */
    close: async () => {
      await repeated.close()
      await db
        .delete(shopProcesses)
        .where(eq(shopProcesses.id, id))
        .catch((err) => noteFailure(log, err, 'The end of this process could not be recorded'))
    },
  }
}
