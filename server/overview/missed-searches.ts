import { setImmediate } from 'node:timers/promises'
import type { Missed, MissedSearch } from '../../contract/staff/overview.ts'
import { ask } from '../catalogue/search/ask.ts'
import type { Index } from '../catalogue/search/catalogue-index.ts'
import { listUnknownWords } from '../catalogue/search/find-text.ts'
import type { Db } from '../platform/database.ts'
import { findsSomething } from './searches/finds-something.ts'
import { readCounts, readCurrent } from './searches/search-list.ts'

/** The searches that found nothing and still do, most frequent first; `count` includes those not listed. */
export async function listMissed(db: Db, index: Index, most: number): Promise<Missed> {
  const rows = await readCounts(db, { foundNothing: true })
  const current = await readCurrent(db, index)
  const missed: MissedSearch[] = []
  for (const { text, asked } of rows) {
    const unknown = await ask(current, (index) => (findsSomething(index, text) ? null : listUnknownWords(index, text)))
    if (unknown) missed.push({ text, count: asked, word: unknown.join(' ') || text })
    // Looking for another spelling takes a while: requests run in between.
    await setImmediate()
  }
  return { count: missed.length, first: missed.slice(0, most) }
}
