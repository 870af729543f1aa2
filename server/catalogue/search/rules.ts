import { listWords } from './text/synonyms.ts'
import { stemOf } from './text/words.ts'

/** A rule of staff for a search: products by uuid, in order, and the page that it leads to, or an empty text. */
export type SearchRule = { uuid: string; words: string; pinned: string[]; hidden: string[]; sendTo: string }
export type SearchRules = Map<string, SearchRule>

/** Searches for the same words in the same order have one rule, whatever their case, plurals and small words. */
export const nameSearch = (text: string): string => listWords(text).map(stemOf).join(' ')

export const arrangeRules = (rules: SearchRule[]): SearchRules =>
  new Map(rules.map((rule) => [nameSearch(rule.words), rule]))

/** The rule for a text as it was typed, else as its spelling was corrected. */
export function findRule(rules: SearchRules, text: string, correctedTo: string | null = null) {
  if (rules.size === 0) return undefined
  return rules.get(nameSearch(text)) ?? (correctedTo === null ? undefined : rules.get(nameSearch(correctedTo)))
}
