import { setImmediate } from 'node:timers/promises'
import { desc, sql } from 'drizzle-orm'
import type { Missed, MissedSearch } from '../../contract/staff/overview.ts'
import type { Index } from '../catalogue/search/catalogue-index.ts'
import { findSendTo, findText, listUnknownWords } from '../catalogue/search/find-text.ts'
import { asksAboutShop } from '../catalogue/search/question-search.ts'
import type { Db } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { openTally, type Tally } from '../platform/tally.ts'
import { tidySearch } from './searches/kept-text.ts'
import { readCurrent } from './searches/search-list.ts'
import { missedSearches } from './tables.ts'

type Options = {
  db: Db
  readIndex: () => Index
  /** Whether a text finds something else than products. */
  isAnswered?(text: string): boolean
  log: Logger
  everyMs?: number
}
type Answered = NonNullable<Options['isAnswered']>

/** Takes every search text; those with results are dropped before anything is written. */
export function watchSearches({ db, readIndex, isAnswered = () => false, ...rest }: Options): Tally {
  const write = (counts: Map<string, number>) => noteMissed(db, readIndex(), isAnswered, counts)
  return openTally({ what: 'searches that found nothing', most: 500, write, ...rest })
}

const mostKept = 500

/** Whether a search shows products, leads to a page or is a question that the shop answers. */
const isHelpful = (index: Index, text: string): boolean =>
  findText(index, text).count > 0 || findSendTo(index, text) !== null || asksAboutShop(index, text)

async function noteMissed(db: Db, index: Index, isAnswered: Answered, counts: Map<string, number>): Promise<void> {
  const missed = new Map<string, number>()
  for (const [typed, times] of counts) {
    const text = tidySearch(typed)
    if (text === undefined) continue
    if (!isHelpful(index, text) && !isAnswered(text)) missed.set(text, (missed.get(text) ?? 0) + times)
    // Looking for another spelling takes a while: requests run in between.
    await setImmediate()
  }
  if (missed.size === 0) return
  const sorted = [...missed].toSorted(([one], [other]) => (one < other ? -1 : 1))
  await db.execute(sql`
    with noted as (
      insert into ${missedSearches} (text, count)
      select * from unnest(${sql.param(sorted.map(([text]) => text))}::text[], ${sql.param(sorted.map(([, times]) => times))}::int[])
      on conflict (text) do update set count = missed_searches.count + excluded.count, last_at = now()
    )
    delete from ${missedSearches} where text in (select text from ${missedSearches} order by last_at desc offset ${mostKept})
      or last_at < now() - interval '90 days'`)
}

/** The searches that still find nothing, most frequent first; `count` includes those not listed. */
export async function listMissed(db: Db, index: Index, most: number): Promise<Missed> {
  const rows = await db.select().from(missedSearches).orderBy(desc(missedSearches.count), missedSearches.text)
  const current = await readCurrent(db, index)
  const first: MissedSearch[] = []
  let found = 0
  for (const { text, count, lastAt } of rows) {
    if (first.length === most) break
    if (isHelpful(current, text)) found++
    else {
      const word = listUnknownWords(current, text).join(' ') || text
      first.push({ text, count, lastAt: lastAt.toISOString(), word })
    }
  }
  return { count: rows.length - found, first }
}
