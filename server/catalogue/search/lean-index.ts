import { applyPrepared, createIndex, type Index, type PreparedEntry, storeEntry } from './catalogue-index.ts'
import type { Facts } from './entry.ts'
import type { TextFacts } from './filters/naming.ts'
import { dropFetched, type Source } from './storage/fetched-parts.ts'
import { createFetchedCards, packOffersAlone } from './storage/kept-cards.ts'
import { grown } from './storage/number-lists.ts'
import { findSlot, findUuid } from './storage/slot-table.ts'
import { createFetchedLists, dropFetchedList, learnWord, settleVocabulary } from './storage/vocabulary.ts'

/** A changed product with its slot, which is the same in all processes. `facts` is null once it has left the shop. */
export type SlottedFacts = { slot: number; uuid: string; facts: FactsWithTexts | null }
/** `textFacts`: what the texts of the product say, because the texts themselves are not in memory. */
export type FactsWithTexts = Facts & { textFacts: TextFacts }
/**
 * A word, with the number of products that contain it, and of those that contain it outside prose. The number of a
 * word is its term.
 */
export type CountedWord = { term: number; word: string; frequency: number; headings: number }

const noTerms = new Uint32Array(0)

/** An index that has neither the lists of words nor the cards. */
export function createLeanIndex(source: Source): Index {
  const index = createIndex()
  index.source = source
  index.vocabulary.remote = createFetchedLists(source)
  index.products.cards.remote = createFetchedCards(source)
  return index
}

/** Adds new words and stores counts, in the order of the terms. Evicts the fetched lists of these words as out of date. */
export function countWords({ vocabulary }: Index, words: CountedWord[]) {
  const { remote } = vocabulary
  if (!remote) return
  for (const { term, word, frequency, headings } of words) {
    if (term === vocabulary.words.length) learnWord(vocabulary, word)
    if (vocabulary.words[term] !== word) throw new Error(`Term ${term} is not ${word}.`)
    if (term >= remote.frequencies.length) remote.frequencies = grown(remote.frequencies, 2 * term)
    remote.frequencies[term] = frequency
    vocabulary.headings[term] = headings
    if (!remote.fetched.held.has(term)) continue
    dropFetched(remote.fetched, term)
    dropFetchedList(vocabulary, term)
  }
  settleVocabulary(vocabulary)
}

const prepareEntry = (slot: number, facts: FactsWithTexts): PreparedEntry => ({
  slot,
  entry: facts,
  textFacts: facts.textFacts,
  terms: noTerms,
  card: packOffersAlone(facts.variants),
})

/** Adds products to an empty index. The caller has to call `finishInitial` afterwards. */
export function fileRows(index: Index, rows: SlottedFacts[]) {
  for (const { slot, facts } of rows) if (facts) storeEntry(index, prepareEntry(slot, facts))
}

/** The products to remove before this row: the one that had the slot, and the row's own if it has left the shop or its slot. */
function listLeaving({ products: { slotOf } }: Index, { slot, uuid, facts }: SlottedFacts): string[] {
  const before = findUuid(slotOf, slot)
  const own = findSlot(slotOf, uuid)
  const isLeaving = own !== undefined && (!facts || own !== slot)
  return [...(before && before !== uuid ? [before] : []), ...(isLeaving ? [uuid] : [])]
}

const sliceLength = 200
const stepLength = 25

/** Stops between steps, as `applyInSteps` does. */
export function* putRows(index: Index, rows: SlottedFacts[]): Generator<void> {
  for (let from = 0; from < rows.length; from += sliceLength) {
    if (from > 0) yield
    const prepared: PreparedEntry[] = []
    const removed: string[] = []
    for (const row of rows.slice(from, from + sliceLength)) {
      removed.push(...listLeaving(index, row))
      if (row.facts && prepared.push(prepareEntry(row.slot, row.facts)) % stepLength === 0) yield
    }
    applyPrepared(index, prepared, removed)
  }
}
