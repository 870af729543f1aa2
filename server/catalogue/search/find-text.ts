import { countBits, isEmpty } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { matchText } from './matches.ts'
import { countUnderstood } from './search-understood.ts'
import { arrangeSynonyms, listWords, type Synonym } from './synonyms.ts'

/** The number of products that a text finds, and its corrected spelling. */
export function findText(index: Index, text: string): { count: number; correctedTo: string | null } {
  const { found, correctedTo } = matchText(index, text)
  const count = countBits(found ?? index.products.live)
  return { count: count || countUnderstood(index, text), correctedTo }
}

/** The number of products that a word would find with this meaning. */
export function trySynonym(index: Index, synonym: Synonym): number {
  const { found, correctedTo } = matchText({ ...index, synonyms: arrangeSynonyms([synonym]) }, synonym.word)
  return found && correctedTo === null ? countBits(found) : 0
}

/** The words of a text that find nothing even by themselves. */
export const listUnknownWords = (index: Index, text: string): string[] =>
  listWords(text).filter((word) => {
    const { found } = matchText(index, word)
    return found !== null && isEmpty(found)
  })
