import { setImmediate } from 'node:timers/promises'
import { desc, eq, sql } from 'drizzle-orm'
import type { CountedSearch } from '../../../contract/staff/searches.ts'
import type { Index } from '../../catalogue/search/catalogue-index.ts'
import type { Db } from '../../platform/database.ts'
import { today } from '../../site/london-time.ts'
import { searchCounts } from '../tables.ts'
import { openDescriptions } from './described-searches.ts'

/** Limited, because each search is run again to show its current results. */
const maxListed = 500

/** The searches of the last year, most frequent first. */
export async function listSearches(db: Db, index: Index): Promise<CountedSearch[]> {
  const [rows, explain] = await Promise.all([readCounts(db), openDescriptions(db, index)])
  const searches: CountedSearch[] = []
  for (const row of rows) {
    const { findsSomething: _, ...described } = await explain(row.text)
    searches.push({ ...row, ...described })
    // Requests are handled in between.
    await setImmediate()
  }
  return searches
}

export const readCounts = (db: Db, { foundNothing = false } = {}) =>
  db
    .select({
      text: searchCounts.text,
      asked: sql<number>`sum(${searchCounts.asked})::int`,
      opened: sql<number>`sum(${searchCounts.opened})::int`,
    })
    .from(searchCounts)
    .where(sql`${searchCounts.month} > ${today} - interval '1 year'`)
    .groupBy(searchCounts.text)
    .having(
      foundNothing ? sql`(array_agg(${searchCounts.foundNothing} order by ${searchCounts.month} desc))[1]` : undefined,
    )
    .orderBy(desc(sql`sum(${searchCounts.asked})`), searchCounts.text)
    .limit(maxListed)

export async function forgetSearch(db: Db, text: string): Promise<void> {
  await db.delete(searchCounts).where(eq(searchCounts.text, text))
}
