import { desc, gt, sql } from 'drizzle-orm'
import type { SiteHealth } from '../../../contract/staff/overview.ts'
import type { Db } from '../../platform/database.ts'
import { shopProcesses } from '../tables.ts'
import { addPaces, findLimit } from './pace.ts'

/** One that has missed two reports is no longer there. */
const isThere = sql<boolean>`${shopProcesses.seenAt} > now() - interval '45 seconds'`

/** Pages slower than this at one in twenty are worth a word, if so many were asked for that it is no accident. */
const slowMs = 1000
const enoughPages = 100

/** How the site does, over all processes that report. */
export async function readSiteHealth(db: Db): Promise<SiteHealth> {
  const rows = await db
    .select({
      machine: shopProcesses.machine,
      counts: shopProcesses.pages,
      fromMemory: shopProcesses.fromMemory,
      seenAt: shopProcesses.seenAt,
      isThere,
    })
    .from(shopProcesses)
    .where(gt(shopProcesses.seenAt, sql`now() - interval '1 hour'`))
    .orderBy(desc(shopProcesses.seenAt))
  const there = rows.filter((row) => row.isThere)
  const lost = rows.filter((row) => !row.isThere)
  const pace = addPaces(there)
  const pages = pace.counts.reduce((sum, count) => sum + count, 0)
  const mostMs = findLimit(pace, 0.95)
  return {
    processes: there.length,
    machines: new Set(there.map(({ machine }) => machine)).size,
    lost: lost.length,
    lastLostAt: lost[0]?.seenAt.toISOString() ?? null,
    pages,
    halfMs: findLimit(pace, 0.5),
    mostMs,
    isSlow: pages >= enoughPages && (mostMs === null || mostMs > slowMs),
    fromMemoryPercent: pages > 0 ? Math.floor((100 * pace.fromMemory) / pages) : null,
  }
}
