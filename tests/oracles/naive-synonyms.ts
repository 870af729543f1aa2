import type { Synonym } from '../../server/catalogue/search/text/synonyms.ts'
import { dropSmallWords, isSameWord, readQuery } from './naive-words.ts'

export type NaiveUnit = { words: string[]; meanings: { words: string[]; begun: boolean }[] }

const wordsOf = (text: string) => [...new Set(dropSmallWords(readQuery(text)).toReversed())].toReversed()

/** Reads the words from the left, and treats the longest matching synonym as one word. */
export function groupNaively(synonyms: Synonym[], words: string[]): NaiveUnit[] {
  if (words.length === 0) return []
  const fitting = synonyms.flatMap(({ word, means }) => {
    const own = wordsOf(word)
    const meanings = means.map(wordsOf).filter((meaning) => meaning.length > 0)
    const fit = howItStands(own, words)
    return fit && meanings.length > 0 ? [{ length: own.length, begun: fit === 'begun', meanings }] : []
  })
  const length = Math.max(1, ...fitting.map((synonym) => synonym.length))
  const meanings = fitting
    .filter((synonym) => synonym.length === length)
    .flatMap(({ begun, meanings }) => meanings.map((meant) => ({ words: meant, begun })))
  return [{ words: words.slice(0, length), meanings }, ...groupNaively(synonyms, words.slice(length))]
}

function howItStands(own: string[], words: string[]): 'whole' | 'begun' | undefined {
  const same = own.map((word, i) => words[i] !== undefined && isSameWord(word, words[i]))
  if (own.length === 0 || own.length > words.length) return undefined
  if (!same.includes(false)) return 'whole'
  const last = own.at(-1) ?? ''
  const endsTheText = own.length === words.length && last.startsWith(words.at(-1) ?? '')
  return endsTheText && !same.slice(0, -1).includes(false) ? 'begun' : undefined
}
