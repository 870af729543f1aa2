import type { CountedSearch } from '../../../contract/staff/searches.ts'
import { ask } from '../../catalogue/search/ask.ts'
import type { Index } from '../../catalogue/search/catalogue-index.ts'
import { arrangeRules, findRule } from '../../catalogue/search/rules.ts'
import { describeText, listUnknownWords } from '../../catalogue/search/text/find-text.ts'
import { arrangeSynonyms } from '../../catalogue/search/text/synonyms.ts'
import { readSearchRules } from '../../catalogue/search-rules/search-rule-edits.ts'
import { readSynonyms } from '../../catalogue/synonyms/synonym-edits.ts'
import type { Db } from '../../platform/database.ts'
import { meetsAll } from './finds-something.ts'

type DescribedSearch = Omit<CountedSearch, 'text' | 'asked' | 'opened'> & { findsSomething: boolean }
type Kept = { changes: number; decided: string; searches: Map<string, DescribedSearch> }

/** Cached, because describing hundreds of searches takes a while, and staff open the list often. */
const keptOf = new WeakMap<Index, Kept>()

/**
 * Describes what a search finds now; cached until a product, a synonym or a rule changes. Uses the synonyms and rules in
 * the database, because the index learns of a save a moment later.
 */
export async function openDescriptions(db: Db, index: Index): Promise<(text: string) => Promise<DescribedSearch>> {
  const [synonyms, rules] = await Promise.all([readSynonyms(db), readSearchRules(db)])
  const current = { ...index, synonyms: arrangeSynonyms(synonyms), rules: arrangeRules(rules) }
  const { searches } = findKept(index, JSON.stringify([synonyms, rules]))
  return async (text) => {
    const known = searches.get(text) ?? (await ask(current, (whole) => describeSearch(whole, text)))
    searches.set(text, known)
    return known
  }
}

function findKept(index: Index, decided: string): Kept {
  const { changes } = index
  const known = keptOf.get(index)
  if (known?.changes === changes && known.decided === decided) return known
  const kept = { changes, decided, searches: new Map() }
  keptOf.set(index, kept)
  return kept
}

function describeSearch(index: Index, text: string): DescribedSearch {
  const described = describeText(index, text)
  const { count, correctedTo, understood, relaxed, isQuestion } = described
  const findsSomething = meetsAll(described)
  const isWhole = findsSomething && count > 0
  const rule = findRule(index.rules, text)
  return {
    found: count,
    correctedTo,
    understood,
    relaxed,
    isQuestion,
    findsSomething,
    word: isWhole || isQuestion ? text : listUnknownWords(index, text).join(' ') || text,
    sendTo: rule?.sendTo || null,
    ruleUuid: rule?.uuid ?? null,
  }
}
