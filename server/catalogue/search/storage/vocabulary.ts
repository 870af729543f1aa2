import { signatureOf } from '../text/signature.ts'
import { stemOf } from '../text/words.ts'
import { createFetched, demand, type Fetched, listMissing, type Source } from './fetched-parts.ts'
import { grown, lengthOf, replaceList, reserveLists } from './number-lists.ts'
import { addPosting, createPostings, type Postings, removePosting, settlePostings } from './postings.ts'
import { createWordTable, findWord, maxWordLength, nameWord, type WordTable } from './word-table.ts'

/**
 * Every word of the catalogue, and the products that contain it. A product's terms are `term * 8 + level`, ascending.
 */
export type Vocabulary = {
  words: string[]
  /** The terms of words of plain letters or digits, and of all others and very long ones. */
  plain: WordTable
  others: Map<string, number>
  termsOfStem: Map<string, number[]>
  termsOfName: Map<string, number[]>
  postings: Postings
  /** The source of postings that are not in memory; null if all are. */
  remote: FetchedLists | null
  /** The number of products in which a term occurs outside prose. */
  headings: Uint32Array
  signatures: Uint32Array
  /** Terms in the order of their words, for prefixes. */
  sorted: Uint32Array
  unsorted: number[]
}

/** `frequencies`: the number of products of each term, which is needed even if its list is not in memory. */
type FetchedLists = { source: Source; frequencies: Uint32Array; fetched: Fetched }

export const proseLevel = 1

export const createVocabulary = (): Vocabulary => ({
  words: [],
  plain: createWordTable(),
  others: new Map(),
  termsOfStem: new Map(),
  termsOfName: new Map(),
  postings: createPostings(),
  remote: null,
  headings: new Uint32Array(1024),
  signatures: new Uint32Array(1024),
  sorted: new Uint32Array(0),
  unsorted: [],
})

export const frequencyOf = ({ remote, postings }: Vocabulary, term: number): number =>
  remote ? (remote.frequencies[term] ?? 0) : lengthOf(postings.lists, term)

/** Numbers of fetched lists that stay in memory: 64 MB. */
const maxFetched = 16_000_000

export const createFetchedLists = (source: Source): FetchedLists => ({
  source,
  frequencies: new Uint32Array(1024),
  fetched: createFetched(maxFetched),
})

/** Makes sure that the postings of these terms can be read. */
export function needLists({ remote }: Vocabulary, terms: Iterable<number>) {
  if (!remote) return
  const missing = listMissing(remote.source, remote.fetched, terms).filter(
    (term) => (remote.frequencies[term] ?? 0) > 0,
  )
  if (missing.length > 0) demand(remote.source, { terms: missing, slots: [] })
}

/** The list in its pieces, in order; returns its length. */
export function keepFetchedList({ postings: { lists } }: Vocabulary, term: number, pieces: Uint32Array[]): number {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0)
  const list = new Uint32Array(length)
  let at = 0
  for (const piece of pieces) {
    list.set(piece, at)
    at += piece.length
  }
  replaceList(lists, term, list)
  return length
}

export const dropFetchedList = ({ postings: { lists } }: Vocabulary, term: number) =>
  replaceList(lists, term, new Uint32Array(0))

const isPlain = /^(?:[a-z]+|[0-9]+)$/

export function learnWord(vocabulary: Vocabulary, spelling: string): number {
  if (spelling.length <= maxWordLength && isPlain.test(spelling)) {
    const letters = Buffer.from(spelling, 'latin1')
    const known = findWord(vocabulary.plain, letters, 0, letters.length)
    return known < 0 ? nameTerm(vocabulary, letters, 0, letters.length) : known
  }
  const known = vocabulary.others.get(spelling)
  if (known !== undefined) return known
  const word = ownCopy(spelling)
  const term = addWord(vocabulary, word)
  vocabulary.others.set(word, term)
  return term
}

/** Learns the word that the letters [from, to) spell. */
export function nameTerm(vocabulary: Vocabulary, letters: Uint8Array, from: number, to: number): number {
  const term = addWord(vocabulary, Buffer.from(letters.subarray(from, to)).toString('latin1'))
  nameWord(vocabulary.plain, term, letters, from, to)
  return term
}

function addWord(vocabulary: Vocabulary, word: string): number {
  const term = vocabulary.words.push(word) - 1
  if (term >= vocabulary.signatures.length) {
    vocabulary.headings = grown(vocabulary.headings, term * 2)
    vocabulary.signatures = grown(vocabulary.signatures, term * 2)
  }
  vocabulary.signatures[term] = signatureOf(word)
  vocabulary.unsorted.push(term)
  const stem = stemOf(word)
  const family = vocabulary.termsOfStem.get(stem)
  if (family) family.push(term)
  else vocabulary.termsOfStem.set(stem === word ? word : ownCopy(stem), [term])
  return term
}

/** A substring keeps its whole text in memory; a copy does not. */
const ownCopy = (text: string) => Buffer.from(text).toString()

const none = 2 ** 32 - 1

/** Records the change of one product: its term lists before and after, both ascending. */
export function replaceTerms(vocabulary: Vocabulary, slot: number, before: Uint32Array, after: Uint32Array) {
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const old = before[i] ?? none
    const now = after[j] ?? none
    if (old <= now) i++
    if (now <= old) j++
    if (old < now) dropTerm(vocabulary, slot, old)
    if (now < old) addTerm(vocabulary, slot, now)
  }
}

/**
 * Builds the posting lists of products that were added without them, each list at its final size. Calls `termsOf` twice
 * for each slot: to count, and to fill. Stops between steps.
 */
export function* recordTerms(vocabulary: Vocabulary, slots: number, termsOf: (slot: number) => Uint32Array) {
  const lengths = new Uint32Array(vocabulary.words.length)
  const { headings } = vocabulary
  for (let slot = 0; slot < slots; slot++) {
    if (slot % slotsOfStep === 0) yield
    const terms = termsOf(slot)
    for (let i = 0; i < terms.length; i++) {
      const term = (terms[i] ?? 0) >>> 3
      lengths[term] = (lengths[term] ?? 0) + 1
      if (((terms[i] ?? 0) & 7) > proseLevel) headings[term] = (headings[term] ?? 0) + 1
    }
  }
  const { lists } = vocabulary.postings
  const fill = reserveLists(lists, lengths)
  for (let slot = 0; slot < slots; slot++) {
    if (slot % slotsOfStep === 0) yield
    const terms = termsOf(slot)
    for (let i = 0; i < terms.length; i++) fill((terms[i] ?? 0) >>> 3, slot * 8 + ((terms[i] ?? 0) & 7))
  }
  settleVocabulary(vocabulary)
}

const slotsOfStep = 500

function dropTerm({ postings, headings }: Vocabulary, slot: number, termAndLevel: number) {
  const term = termAndLevel >>> 3
  const level = termAndLevel & 7
  if (level > proseLevel) headings[term] = (headings[term] ?? 0) - 1
  removePosting(postings, term, slot * 8 + level)
}

function addTerm({ postings, headings }: Vocabulary, slot: number, termAndLevel: number) {
  const term = termAndLevel >>> 3
  const level = termAndLevel & 7
  if (level > proseLevel) headings[term] = (headings[term] ?? 0) + 1
  addPosting(postings, term, slot * 8 + level)
}

export function settleVocabulary(vocabulary: Vocabulary) {
  settlePostings(vocabulary.postings)
  sortNewWords(vocabulary)
}

function sortNewWords(vocabulary: Vocabulary) {
  const { words, sorted, unsorted } = vocabulary
  if (unsorted.length === 0) return
  const wordOf = (term: number | undefined) => words[term ?? -1] ?? ''
  const fresh = unsorted.sort((a, b) => (wordOf(a) < wordOf(b) ? -1 : 1))
  const merged = new Uint32Array(sorted.length + fresh.length)
  let [old, young] = [0, 0]
  for (let i = 0; i < merged.length; i++) {
    const isOldNext = young >= fresh.length || (old < sorted.length && wordOf(sorted[old]) < wordOf(fresh[young]))
    merged[i] = (isOldNext ? sorted[old++] : fresh[young++]) ?? 0
  }
  vocabulary.sorted = merged
  vocabulary.unsorted = []
}
