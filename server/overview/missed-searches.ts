import { setImmediate } from 'node:timers/promises'
import type { Missed, MissedSearch } from '../../contract/staff/overview.ts'
import type { Index } from '../catalogue/search/catalogue-index.ts'
import type { Db } from '../platform/database.ts'
import { openDescriptions } from './searches/described-searches.ts'
import { readCounts } from './searches/search-list.ts'

/** The searches that found nothing and would still find nothing, most frequent first; `count` includes those not listed. */
export async function listMissed(db: Db, index: Index, limit: number): Promise<Missed> {
  const [rows, explain] = await Promise.all([readCounts(db, { foundNothing: true }), openDescriptions(db, index)])
  const missed: MissedSearch[] = []
  for (const { text, asked } of rows) {
    const { findsSomething, word } = await explain(text)
    if (!findsSomething) missed.push({ text, count: asked, word })
    // Correcting the spelling takes a while, so requests are handled in between.
    await setImmediate()
  }
  return { count: missed.length, first: missed.slice(0, limit) }
}
