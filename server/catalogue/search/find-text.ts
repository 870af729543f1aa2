import { SearchRequest } from '../../../contract/search.ts'
import { countBits } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices } from './choices.ts'
import { seekUnderstood } from './search-understood.ts'
import { arrangeSynonyms, listWords, type Synonym } from './synonyms.ts'

const wholeShop = SearchRequest.parse({})

/** The number of products that a shopper gets for a text, and its corrected spelling. */
export function findText(index: Index, text: string): { count: number; correctedTo: string | null } {
  const { found, choices, correctedTo } = seekUnderstood(index, { ...wholeShop, searchField: text })
  return { count: countBits(applyChoices(index, found, choices)), correctedTo }
}

/** The number of products that a word finds with this meaning. */
export function trySynonym(index: Index, synonym: Synonym): number {
  const { count, correctedTo } = findText({ ...index, synonyms: arrangeSynonyms([synonym]) }, synonym.word)
  return correctedTo === null ? count : 0
}

/** The words of a text that find nothing even by themselves. */
export const listUnknownWords = (index: Index, text: string): string[] =>
  listWords(text).filter((word) => findText(index, word).count === 0)
