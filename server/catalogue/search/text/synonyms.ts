import { isDeepStrictEqual } from 'node:util'
import { splitWords, stemOf, weightyWords } from './words.ts'

/** A shopper's word, and the catalogue's words for it: any of these. */
export type Synonym = { word: string; means: string[] }

type Words = { words: string[]; stems: string[] }
type Phrase = Words & { meanings: Words[] }
export type Synonyms = { phrases: Phrase[]; byFirst: Map<string, Phrase[]> }

/** Words that are searched together: literally, or by all words of one of their meanings. */
export type Unit = Words & { meanings: Meaning[] }
/** `whole`: the words are complete, not only begun. */
type Meaning = Words & { whole: boolean }

/** The words of a text to search for, each once. */
export const listWords = (text: string): string[] => [...new Set(weightyWords(splitWords(text)).toReversed())].reverse()

export function arrangeSynonyms(synonyms: Synonym[]): Synonyms {
  const phrases = synonyms.flatMap(({ word, means }): Phrase[] => {
    const phrase = stem(listWords(word))
    const meanings = means.map((meaning) => stem(listWords(meaning))).filter(({ words }) => words.length > 0)
    return phrase.words.length > 0 && meanings.length > 0 ? [{ ...phrase, meanings }] : []
  })
  return { phrases, byFirst: Map.groupBy(phrases, ({ stems }) => stems[0] ?? '') }
}

/** Returns the previous synonyms if nothing has changed, so that what was built from them stays valid. */
export const keepSynonyms = (before: Synonyms, now: Synonyms): Synonyms =>
  isDeepStrictEqual(before.phrases, now.phrases) ? before : now

const stem = (words: string[]): Words => ({ words, stems: words.map(stemOf) })

/** From the left, longest first: words with a synonym form one unit, every other word its own. */
export function groupWords(synonyms: Synonyms, words: string[]): Unit[] {
  const typed = stem(words)
  const units: Unit[] = []
  for (let at = 0; at < words.length; at += units.at(-1)?.words.length ?? 1) units.push(takeUnit(synonyms, typed, at))
  return units
}

function takeUnit({ phrases, byFirst }: Synonyms, typed: Words, at: number): Unit {
  const whole = byFirst.get(typed.stems[at] ?? '')?.filter((phrase) => standsAt(phrase, typed, at)) ?? []
  const begun = phrases.filter((phrase) => isBegunAt(phrase, typed, at) && !whole.includes(phrase))
  let length = 1
  for (const { words } of whole) length = Math.max(length, words.length)
  for (const { words } of begun) length = Math.max(length, words.length)
  const meanings = [...listMeanings(whole, length, true), ...listMeanings(begun, length, false)]
  return { words: typed.words.slice(at, at + length), stems: typed.stems.slice(at, at + length), meanings }
}

const listMeanings = (phrases: Phrase[], length: number, whole: boolean): Meaning[] =>
  phrases
    .filter(({ words }) => words.length === length)
    .flatMap(({ meanings }) => meanings.map((meaning) => ({ ...meaning, whole })))

const standsAt = ({ stems }: Words, typed: Words, at: number) => stems.every((own, i) => typed.stems[at + i] === own)

/** At the end of what was typed, where the last word may still be unfinished. */
function isBegunAt({ words, stems }: Words, typed: Words, at: number): boolean {
  const last = words.length - 1
  if (at + last !== typed.words.length - 1 || !words[last]?.startsWith(typed.words[at + last] ?? '')) return false
  return stems.every((own, i) => i === last || typed.stems[at + i] === own)
}
