import type { SearchRequest } from '../../../contract/search.ts'
import type { SearchPlan } from './answer.ts'
import type { Index } from './catalogue-index.ts'
import { planTyped } from './search.ts'
import { createBits } from './storage/bits.ts'
import { termsOf } from './text/matches.ts'
import { groupWords, listWords } from './text/synonyms.ts'
import type { Understood } from './understanding/understood.ts'
import { addNamed } from './wishes/named.ts'

/** Whether a text asks about the shop and names nothing that it may sell. Without a known topic, words do not count. */
export const isQuestion = ({ question, asksSomething, constraints, words, order }: Understood): boolean =>
  constraints.length === 0 &&
  order === null &&
  (asksSomething || (question !== null && words.every(({ role }) => role !== 'plain')))

/**
 * Searches the names of products for a question, not descriptions that merely say 'open' and 'today'. The last word may
 * be unfinished, and the spelling is not corrected. Synonyms of staff count as for any other word.
 */
export function planNamed(index: Index, request: SearchRequest): SearchPlan {
  const typed = planTyped(index, request)
  const words = listWords(request.searchField)
  if (groupWords(index.synonyms, words).some(({ meanings }) => meanings.length > 0)) return typed
  const found = addNamed(index, listPhrases(index, words), createBits(index.products.capacity))
  return { ...typed, found, correctedTo: null }
}

const maxCompletions = 40

/** These words as they are, and with each completion of the last one. */
function listPhrases({ vocabulary }: Index, words: string[]): string[] {
  const { beginnings } = termsOf(vocabulary, words.at(-1) ?? '', true)
  const begun = [...beginnings.subarray(0, maxCompletions)].flatMap((term) => vocabulary.words[term] ?? [])
  return [words, ...begun.map((word) => [...words.slice(0, -1), word])].map((phrase) => phrase.join(' '))
}
