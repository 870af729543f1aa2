import type { Index } from '../catalogue-index.ts'
import { addAll, addBit, type Bits, createBits, isEmpty, keepCommon } from '../storage/bits.ts'
import { lengthOf, offsetOf, pageOf } from '../storage/number-lists.ts'
import { frequencyOf, needLists, type Vocabulary } from '../storage/vocabulary.ts'
import { addSlotsWithLevel, readPrefixLevels } from './prefix-levels.ts'
import { findNearWord } from './spelling.ts'
import { groupWords, listWords, type Unit } from './synonyms.ts'
import { splitWords, stemOf } from './words.ts'

/** `found` is null when there is nothing to look for: then everything is found. */
export type TextMatch = { units: Unit[]; found: Bits | null; correctedTo: string | null; spellings: Spellings }
/** Corrected words by what was typed. */
type Spellings = ReadonlyMap<string, string>
const noSpellings: Spellings = new Map()

/** The terms that a word matches: whole words by their stem, and words it begins, when it may be unfinished. */
type WordTerms = { whole: number[]; beginnings: Uint32Array }

export function matchText(index: Index, text: string): TextMatch {
  const words = listWords(text)
  const units = groupWords(index.synonyms, words)
  const asTyped = { correctedTo: null, spellings: noSpellings }
  if (units.length === 0) return { units, found: null, ...asTyped }
  const found = findAll(index, units)
  if (!isEmpty(found)) return { units, found, ...asTyped }
  const nothing = { units, found, ...asTyped }
  const spellings = correctWords(index, units)
  if (!spellings) return nothing
  const respell = (word: string) => spellings.get(word) ?? word
  const corrected = groupWords(index.synonyms, words.map(respell))
  const foundInstead = findAll(index, corrected)
  if (isEmpty(foundInstead)) return nothing
  return { units: corrected, found: foundInstead, correctedTo: splitWords(text).map(respell).join(' '), spellings }
}

/** Corrected spellings of the words that no product has; null when there are none, or one has no near word. */
function correctWords(index: Index, units: Unit[]): Spellings | null {
  const { vocabulary } = index
  const spellings = new Map<string, string>()
  for (const [i, { words, meanings }] of units.entries()) {
    if (meanings.some((meaning) => !isEmpty(findWords(index, meaning.words, false)))) continue
    for (const [j, word] of words.entries()) {
      const isLast = i === units.length - 1 && j === words.length - 1
      if (isKnown(vocabulary, termsOf(vocabulary, word, isLast))) continue
      const near = findNearWord(vocabulary, word)
      if (near === null) return null
      spellings.set(word, near)
    }
  }
  return spellings.size > 0 ? spellings : null
}

const isKnown = (vocabulary: Vocabulary, { whole, beginnings }: WordTerms) =>
  whole.some((term) => frequencyOf(vocabulary, term) > 0) ||
  beginnings.some((term) => frequencyOf(vocabulary, term) > 0)

function findAll(index: Index, units: Unit[]): Bits {
  const found = index.products.live.slice()
  for (const [i, { words, meanings }] of units.entries()) {
    const having = findWords(index, words, i === units.length - 1)
    for (const meaning of meanings) addAll(having, findWords(index, meaning.words, false))
    keepCommon(found, having)
    if (isEmpty(found)) break
  }
  return found
}

/** The products that have all of these words. */
function findWords(index: Index, words: string[], endsOpen: boolean): Bits {
  const last = words.length - 1
  const found = findWord(index, words[last] ?? '', endsOpen)
  for (let i = 0; i < last; i++) keepCommon(found, findWord(index, words[i] ?? '', false))
  return found
}

function findWord(index: Index, word: string, isLast: boolean): Bits {
  const having = createBits(index.products.capacity)
  const { whole, beginnings } = termsOf(index.vocabulary, word, isLast)
  needTerms(index.vocabulary, { whole, beginnings })
  for (const term of whole) addPostings(index.vocabulary, term, 0, having)
  const levels = isLast ? readPrefixLevels(index, word, beginnings) : null
  if (levels) addSlotsWithLevel(levels, having)
  else for (const term of beginnings) addPostings(index.vocabulary, term, 0, having)
  return having
}

export function needTerms(vocabulary: Vocabulary, { whole, beginnings }: WordTerms) {
  if (vocabulary.remote) needLists(vocabulary, [...whole, ...beginnings])
}

/** The products that have a term at this level or above. */
export function addPostings({ postings: { lists } }: Vocabulary, term: number, level: number, having: Bits) {
  const page = pageOf(lists, term)
  const offset = offsetOf(lists, term)
  const end = offset + lengthOf(lists, term)
  for (let i = offset; i < end; i++) {
    const posting = page[i] ?? 0
    if ((posting & 7) >= level) addBit(having, posting >>> 3)
  }
}

const noTerms = new Uint32Array(0)

export function termsOf(vocabulary: Vocabulary, word: string, isLast: boolean): WordTerms {
  const whole = vocabulary.termsOfStem.get(stemOf(word)) ?? []
  return { whole, beginnings: isLast ? termsBeginning(vocabulary, word) : noTerms }
}

function termsBeginning(vocabulary: Vocabulary, start: string): Uint32Array {
  const from = placeOfWord(vocabulary, (word) => word < start)
  const end = placeOfWord(vocabulary, (word) => word < start || word.startsWith(start))
  return vocabulary.sorted.subarray(from, end)
}

function placeOfWord({ words, sorted }: Vocabulary, isBefore: (word: string) => boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(words[sorted[middle] ?? -1] ?? '')) low = middle + 1
    else high = middle
  }
  return low
}
