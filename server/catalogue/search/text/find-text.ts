import { SearchRequest } from '../../../../contract/search.ts'
import type { Index } from '../catalogue-index.ts'
import { applyChoices } from '../filters/choices.ts'
import { planUnderstood } from '../search-understood.ts'
import { countBits } from '../storage/bits.ts'
import { labelWish } from '../wishes/wishes.ts'
import { arrangeSynonyms, listWords, type Synonym } from './synonyms.ts'

const wholeShop = SearchRequest.parse({})

type FoundText = { count: number; correctedTo: string | null }

/** The number of products that a shopper gets for a text, and its corrected spelling. */
export function findText(index: Index, text: string): FoundText {
  const { count, correctedTo } = describeText(index, text)
  return { count, correctedTo }
}

export type DescribedText = FoundText & {
  understood: string[]
  relaxed: string[]
  lacksSomething: boolean
  isQuestion: boolean
  sendTo: string | null
}

/** Adds the meaning of its words, what was relaxed so that something is found, and the page that it leads to instead. */
export function describeText(index: Index, text: string): DescribedText {
  const { found, choices, correctedTo, kept, relaxed, isQuestion, sendTo } = planText(index, text)
  const count = countBits(applyChoices(index, found, choices))
  return {
    count,
    correctedTo,
    lacksSomething: relaxed.some(({ kind }) => kind === 'word' || kind === 'thing' || kind === 'feature'),
    understood: kept.map(labelWish),
    relaxed: relaxed.map(({ label }) => label),
    isQuestion,
    sendTo,
  }
}

/** The page that a text leads to instead of results. */
export const findSendTo = (index: Index, text: string): string | null => planText(index, text).sendTo

const planText = (index: Index, text: string) => planUnderstood(index, { ...wholeShop, searchField: text })

/** The number of products that a word finds with this meaning. */
export const trySynonym = (index: Index, synonym: Synonym): number =>
  countMeant(withSynonyms(index, [synonym]), synonym.word)

/** The index with these synonyms. The words of the shop are gathered once for it, however many texts it is asked. */
export const withSynonyms = (index: Index, synonyms: Synonym[]): Index => ({
  ...index,
  synonyms: arrangeSynonyms(synonyms),
})

/** The number of products that a word finds as it is spelled. */
export function countMeant(index: Index, word: string): number {
  const { count, correctedTo } = findText(index, word)
  return correctedTo === null ? count : 0
}

/** The words of a text that find nothing even by themselves. */
export const listUnknownWords = (index: Index, text: string): string[] =>
  listWords(text).filter((word) => findText(index, word).count === 0)
