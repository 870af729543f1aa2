import { addBit, type Bits, createBits, isEmpty, keepCommon } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { lengthOf, offsetOf, pageOf } from './number-lists.ts'
import { findNearWord } from './spelling.ts'
import { frequencyOf, type Vocabulary } from './vocabulary.ts'
import { splitWords, stemOf, weightyWords } from './words.ts'

/** `found` is null when there is nothing to look for: then everything is found. */
export type TextMatch = { words: string[]; found: Bits | null; correctedTo: string | null }

/** The terms that a word stands for: in whole by its stem, and as a beginning when it may still be unfinished. */
export type WordTerms = { whole: number[]; beginnings: Uint32Array }

export function matchText(index: Index, text: string): TextMatch {
  const typed = splitWords(text)
  const words = weightyWords(typed).filter((word, i, all) => all.lastIndexOf(word) === i)
  if (words.length === 0) return { words, found: null, correctedTo: null }
  const found = findAll(index, words)
  if (!isEmpty(found)) return { words, found, correctedTo: null }
  const nothing = { words, found, correctedTo: null }
  const spellings = correctWords(index.vocabulary, words)
  if (!spellings) return nothing
  const corrected = words.map((word) => spellings.get(word) ?? word)
  const foundInstead = findAll(index, corrected)
  if (isEmpty(foundInstead)) return nothing
  const correctedTo = typed.map((word) => spellings.get(word) ?? word).join(' ')
  return { words: corrected, found: foundInstead, correctedTo }
}

/** New spellings for the words that no product has; null when there are none such, or one that nothing comes near to. */
function correctWords(vocabulary: Vocabulary, words: string[]): Map<string, string> | null {
  const spellings = new Map<string, string>()
  for (const [i, word] of words.entries()) {
    if (isKnown(vocabulary, termsOf(vocabulary, word, i === words.length - 1))) continue
    const near = findNearWord(vocabulary, word)
    if (near === null) return null
    spellings.set(word, near)
  }
  return spellings.size > 0 ? spellings : null
}

const isKnown = (vocabulary: Vocabulary, { whole, beginnings }: WordTerms) =>
  whole.some((term) => frequencyOf(vocabulary, term) > 0) ||
  beginnings.some((term) => frequencyOf(vocabulary, term) > 0)

function findAll(index: Index, words: string[]): Bits {
  const found = index.products.live.slice()
  for (const [i, word] of words.entries()) {
    const having = createBits(index.products.room)
    const { whole, beginnings } = termsOf(index.vocabulary, word, i === words.length - 1)
    for (const term of whole) addPostings(index.vocabulary, term, having)
    for (const term of beginnings) addPostings(index.vocabulary, term, having)
    keepCommon(found, having)
    if (isEmpty(found)) break
  }
  return found
}

function addPostings({ postings: { lists } }: Vocabulary, term: number, having: Bits) {
  const page = pageOf(lists, term)
  const offset = offsetOf(lists, term)
  const end = offset + lengthOf(lists, term)
  for (let i = offset; i < end; i++) addBit(having, (page[i] ?? 0) >>> 3)
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
