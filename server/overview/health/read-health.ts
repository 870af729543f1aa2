import { desc, gt, sql } from 'drizzle-orm'
import type { SiteHealth } from '../../../contract/staff/overview.ts'
import type { Db } from '../../platform/database.ts'
import { shopProcesses } from '../tables.ts'
import { addResponseTimes, findLimit } from './response-times.ts'

/** A process that has missed two reports no longer counts as running. */
const isRunning = sql<boolean>`${shopProcesses.seenAt} > now() - interval '45 seconds'`

/** The site counts as slow if one page in twenty takes longer than this, with a minimum number of pages. */
const slowMs = 1000
const enoughPages = 100

/** The health of the site, over all processes that report. */
export async function readSiteHealth(db: Db): Promise<SiteHealth> {
  const rows = await db
    .select({
      machine: shopProcesses.machine,
      counts: shopProcesses.pages,
      fromMemory: shopProcesses.fromMemory,
      seenAt: shopProcesses.seenAt,
      isRunning,
    })
    .from(shopProcesses)
    .where(gt(shopProcesses.seenAt, sql`now() - interval '1 hour'`))
    .orderBy(desc(shopProcesses.seenAt))
  const running = rows.filter((row) => row.isRunning)
  const lost = rows.filter((row) => !row.isRunning)
  const responseTimes = addResponseTimes(running)
  const pages = responseTimes.counts.reduce((sum, count) => sum + count, 0)
  const p95Ms = findLimit(responseTimes, 0.95)
  return {
    processes: running.length,
    machines: new Set(running.map(({ machine }) => machine)).size,
    lost: lost.length,
    lastLostAt: lost[0]?.seenAt.toISOString() ?? null,
    pages,
    halfMs: findLimit(responseTimes, 0.5),
    mostMs: p95Ms,
    isSlow: pages >= enoughPages && (p95Ms === null || p95Ms > slowMs),
    fromMemoryPercent: pages > 0 ? Math.floor((100 * responseTimes.fromMemory) / pages) : null,
  }
}
