import {
  appendNumber,
  createNumberLists,
  grown,
  insertNumbers,
  lastNumber,
  lengthOf,
  type NumberLists,
  removeNumbers,
} from './number-lists.ts'
import { signatureOf } from './spelling.ts'
import { stemOf } from './words.ts'

/**
 * Every word of the catalogue and the products it stands in. A posting is `slot * 8 + level`, ascending; a list of terms
 * is the same from the product's side, `term * 8 + level`.
 */
export type Vocabulary = {
  words: string[]
  termOf: Map<string, number>
  termsOfStem: Map<string, number[]>
  termsOfName: Map<string, number[]>
  postings: NumberLists
  /** In how many products a term stands in more than prose. */
  headings: Uint32Array
  signatures: Uint32Array
  /** Terms in the order of their words, for prefixes. */
  sorted: Uint32Array
  unsorted: number[]
  waiting: { removed: number[]; added: number[] }
}

export const proseLevel = 1

export const createVocabulary = (): Vocabulary => ({
  words: [],
  termOf: new Map(),
  termsOfStem: new Map(),
  termsOfName: new Map(),
  postings: createNumberLists(),
  headings: new Uint32Array(1024),
  signatures: new Uint32Array(1024),
  sorted: new Uint32Array(0),
  unsorted: [],
  waiting: { removed: [], added: [] },
})

export const frequencyOf = (vocabulary: Vocabulary, term: number) => lengthOf(vocabulary.postings, term)

export function learnWord(vocabulary: Vocabulary, spelling: string): number {
  const known = vocabulary.termOf.get(spelling)
  if (known !== undefined) return known
  const word = ownCopy(spelling)
  const term = vocabulary.words.push(word) - 1
  if (term >= vocabulary.signatures.length) {
    vocabulary.headings = grown(vocabulary.headings, term * 2)
    vocabulary.signatures = grown(vocabulary.signatures, term * 2)
  }
  vocabulary.termOf.set(word, term)
  vocabulary.signatures[term] = signatureOf(word)
  vocabulary.unsorted.push(term)
  const stem = stemOf(word)
  const family = vocabulary.termsOfStem.get(stem)
  if (family) family.push(term)
  else vocabulary.termsOfStem.set(stem === word ? word : ownCopy(stem), [term])
  return term
}

/** A piece of a text keeps the whole text in memory; a copy does not. */
const ownCopy = (text: string) => Buffer.from(text).toString()

const end = 2 ** 32 - 1

/** Notes what has changed for one product: its term lists before and after, both ascending. */
export function replaceTerms(vocabulary: Vocabulary, slot: number, before: Uint32Array, after: Uint32Array) {
  let [i, j] = [0, 0]
  while (i < before.length || j < after.length) {
    const old = before[i] ?? end
    const now = after[j] ?? end
    if (old <= now) i++
    if (now <= old) j++
    if (old < now) removePosting(vocabulary, old >>> 3, slot * 8 + (old & 7))
    if (now < old) addPosting(vocabulary, now >>> 3, slot * 8 + (now & 7))
  }
}

const waitingNumber = (term: number, posting: number) => term * 2 ** 32 + posting

function removePosting(vocabulary: Vocabulary, term: number, posting: number) {
  vocabulary.waiting.removed.push(waitingNumber(term, posting))
  if ((posting & 7) > proseLevel) vocabulary.headings[term] = (vocabulary.headings[term] ?? 0) - 1
}

function addPosting(vocabulary: Vocabulary, term: number, posting: number) {
  if ((posting & 7) > proseLevel) vocabulary.headings[term] = (vocabulary.headings[term] ?? 0) + 1
  if (posting > lastNumber(vocabulary.postings, term)) appendNumber(vocabulary.postings, term, posting)
  else vocabulary.waiting.added.push(waitingNumber(term, posting))
}

/** Edits each list of postings once, however many products changed; a number is removed before it may come again. */
export function settleVocabulary(vocabulary: Vocabulary) {
  editLists(vocabulary.postings, vocabulary.waiting.removed, removeNumbers)
  editLists(vocabulary.postings, vocabulary.waiting.added, insertNumbers)
  vocabulary.waiting = { removed: [], added: [] }
  sortNewWords(vocabulary)
}

function editLists(lists: NumberLists, waiting: number[], edit: typeof removeNumbers) {
  const numbers = Float64Array.from(waiting).sort()
  const postings = Uint32Array.from(numbers, (number) => number % 2 ** 32)
  for (let from = 0; from < numbers.length; ) {
    const term = Math.floor((numbers[from] ?? 0) / 2 ** 32)
    let end = from + 1
    while (end < numbers.length && Math.floor((numbers[end] ?? 0) / 2 ** 32) === term) end++
    edit(lists, term, postings.subarray(from, end))
    from = end
  }
}

function sortNewWords(vocabulary: Vocabulary) {
  const { words, sorted, unsorted } = vocabulary
  if (unsorted.length === 0) return
  const wordOf = (term: number | undefined) => words[term ?? -1] ?? ''
  const fresh = unsorted.sort((a, b) => (wordOf(a) < wordOf(b) ? -1 : 1))
  const merged = new Uint32Array(sorted.length + fresh.length)
  let [old, young] = [0, 0]
  for (let i = 0; i < merged.length; i++) {
    const oldNext = young >= fresh.length || (old < sorted.length && wordOf(sorted[old]) < wordOf(fresh[young]))
    merged[i] = (oldNext ? sorted[old++] : fresh[young++]) ?? 0
  }
  vocabulary.sorted = merged
  vocabulary.unsorted = []
}
