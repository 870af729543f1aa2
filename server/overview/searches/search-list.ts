import { setImmediate } from 'node:timers/promises'
import { desc, eq, sql } from 'drizzle-orm'
import type { CountedSearch } from '../../../contract/staff/searches.ts'
import { ask } from '../../catalogue/search/ask.ts'
import type { Index } from '../../catalogue/search/catalogue-index.ts'
import { describeText, listUnknownWords } from '../../catalogue/search/find-text.ts'
import { arrangeRules, findRule } from '../../catalogue/search/rules.ts'
import { arrangeSynonyms } from '../../catalogue/search/synonyms.ts'
import { readSearchRules } from '../../catalogue/search-rules/search-rule-edits.ts'
import { readSynonyms } from '../../catalogue/synonyms/synonym-edits.ts'
import type { Db } from '../../platform/database.ts'
import { today } from '../../site/london-time.ts'
import { searchCounts } from '../tables.ts'

/** Each is searched again, so that staff see what it finds now. */
const mostListed = 500

/** The searches of the last year, most frequent first. */
export async function listSearches(db: Db, index: Index): Promise<CountedSearch[]> {
  const rows = await readCounts(db)
  const current = await readCurrent(db, index)
  const searches: CountedSearch[] = []
  for (const row of rows) {
    searches.push({ ...row, ...(await ask(current, (whole) => describeSearch(whole, row.text))) })
    // Requests run in between.
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
    .limit(mostListed)

/** With what staff have just saved: the index learns of it a moment later. */
export async function readCurrent(db: Db, index: Index): Promise<Index> {
  const [synonyms, rules] = await Promise.all([readSynonyms(db), readSearchRules(db)])
  return { ...index, synonyms: arrangeSynonyms(synonyms), rules: arrangeRules(rules) }
}

function describeSearch(index: Index, text: string) {
  const { count, correctedTo, understood, relaxed, isQuestion } = describeText(index, text)
  const word = count > 0 ? text : listUnknownWords(index, text).join(' ') || text
  const rule = findRule(index.rules, text)
  return {
    ...{ found: count, correctedTo, understood, relaxed, word, isQuestion },
    sendTo: rule?.sendTo || null,
    ruleUuid: rule?.uuid ?? null,
  }
}

export async function forgetSearch(db: Db, text: string): Promise<void> {
  await db.delete(searchCounts).where(eq(searchCounts.text, text))
}
