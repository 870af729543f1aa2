import type { SearchAnswer, Suggestions } from '../../../contract/search.ts'
import type { Changes, Entry, Facts } from './entry.ts'
import { nameOptions, readTextFacts, type TextFacts } from './filters/naming.ts'
import { arrangeRules, type SearchRules } from './rules.ts'
import { packAscending, unpackAscending } from './storage/ascending.ts'
import { createFacets, type Facets, fileProduct, growFacets, tidyFacets } from './storage/facets.ts'
import type { Source } from './storage/fetched-parts.ts'
import { packCard } from './storage/kept-cards.ts'
import { createNumberLists, type NumberLists, readList, replaceList } from './storage/number-lists.ts'
import { createOrders, type Orders, sortOrders, updateOrders } from './storage/orders.ts'
import { createProducts, dropProduct, type Products, putProduct, takeSlot } from './storage/products.ts'
import { findSlot } from './storage/slot-table.ts'
import { createVocabulary, recordTerms, replaceTerms, settleVocabulary, type Vocabulary } from './storage/vocabulary.ts'
import type { PrefixLevels } from './text/prefix-levels.ts'
import { arrangeSynonyms, type Synonyms } from './text/synonyms.ts'
import { listTerms } from './text/terms.ts'

export type Index = {
  /** The source of posting lists and cards that are not in memory; null if all are in memory. */
  source: Source | null
  products: Products
  facets: Facets
  vocabulary: Vocabulary
  /** The terms of each product, packed: to remove from the vocabulary when its text changes. */
  terms: NumberLists
  prefixLevels: PrefixLevels
  orders: Orders
  /** Replaced as a whole when staff change a synonym; so are the rules. */
  synonyms: Synonyms
  rules: SearchRules
  /** Caches the filters of listings and of large results; emptied by each change. */
  keptFilters: Map<string, SearchAnswer['filters']>
  /**
   * Caches suggestions for the first letters of a text, which many people type and most products match; emptied by
   * each change.
   */
  suggested: Map<string, Suggested>
  /** Increases with each change of products, to invalidate what was computed from the index. */
  changes: number
}

/** Cached suggestions; they are valid only for these synonyms and rules. */
export type Suggested = { synonyms: Synonyms; rules: SearchRules; suggestions: Suggestions }

const sliceLength = 200
/** The number of entries that are prepared in one step: a few milliseconds. */
const stepLength = 25

export function createIndex(): Index {
  const products = createProducts()
  return {
    source: null,
    products,
    facets: createFacets(products.capacity),
    vocabulary: createVocabulary(),
    terms: createNumberLists(),
    prefixLevels: new Map(),
    orders: createOrders(),
    synonyms: arrangeSynonyms([]),
    rules: arrangeRules([]),
    keptFilters: new Map(),
    suggested: new Map(),
    changes: 0,
  }
}

export function buildIndex(entries: Entry[]): Index {
  const index = createIndex()
  const distinct = [...new Map(entries.map((entry) => [entry.uuid, entry])).values()]
  for (const _step of addInitial(index, distinct));
  for (const _step of finishInitial(index));
  return index
}

/**
 * Adds the products of a whole catalogue to an empty index that nobody reads yet. `finishInitial` then builds the
 * posting lists and orders once, rather than updating them with every product. Both pause between steps, as
 * `applyInSteps` does.
 */
export function* addInitial(index: Index, entries: Entry[]): Generator<void> {
  for (const [place, entry] of entries.entries()) {
    if (place % stepLength === 0) yield
    const prepared = prepareEntry(index, entry)
    replaceList(index.terms, storeEntry(index, prepared), packAscending(prepared.terms))
  }
}

export function* finishInitial({ facets, vocabulary, products, terms, orders }: Index): Generator<void> {
  tidyFacets(facets)
  yield* recordTerms(vocabulary, products.used, (slot) => unpackAscending(readList(terms, slot)))
  yield* sortOrders(orders, products)
}

/** Splits changes into slices, each small enough not to block other requests for long. */
export function* sliceChanges({ changed, removed }: Changes): Generator<Changes> {
  const slice = <Item>(items: Item[], from: number) => items.slice(Math.max(0, from), Math.max(0, from + sliceLength))
  for (let from = 0; from < removed.length + changed.length; from += sliceLength)
    yield { removed: slice(removed, from), changed: slice(changed, from - removed.length) }
}

/**
 * Applies changes slice by slice, and pauses between steps to let other requests run. Most of the work is to prepare
 * entries, which no reader sees; a slice is then applied at once, so no reader sees half of it.
 */
export function* applyInSteps(index: Index, changes: Changes): Generator<void> {
  for (const [place, { changed, removed }] of [...sliceChanges(changes)].entries()) {
    if (place > 0) yield
    const prepared: PreparedEntry[] = []
    for (const entry of changed) if (prepared.push(prepareEntry(index, entry)) % stepLength === 0) yield
    applyPrepared(index, prepared, removed)
  }
}

export function applyChanges(index: Index, { changed, removed }: Changes): void {
  applyPrepared(
    index,
    changed.map((entry) => prepareEntry(index, entry)),
    removed,
  )
}

/** An entry, prepared as far as possible before it is in the index. Words and texts added for it are not in use yet. */
export type PreparedEntry = { entry: Facts; textFacts: TextFacts; terms: Uint32Array; card: Uint32Array; slot?: number }

const prepareEntry = ({ products, vocabulary }: Index, entry: Entry): PreparedEntry => ({
  entry,
  textFacts: readTextFacts(entry),
  terms: listTerms(vocabulary, entry),
  card: packCard(products.cards, entry),
})

/** A product that is in both lists counts as changed. */
export function applyPrepared(index: Index, prepared: PreparedEntry[], removed: string[]) {
  const { products, facets } = index
  index.keptFilters.clear()
  index.suggested.clear()
  index.prefixLevels.clear()
  index.changes++
  const entries = new Map(prepared.map((each) => [each.entry.uuid, each]))
  const moved = [...removed, ...entries.keys()].flatMap((uuid) => findSlot(products.slotOf, uuid) ?? [])
  for (const uuid of removed) removeEntry(index, uuid)
  const placed = [...entries.values()].map((each) => putEntry(index, each))
  settleVocabulary(index.vocabulary)
  tidyFacets(facets)
  updateOrders(index.orders, products, moved, placed)
}

function putEntry(index: Index, prepared: PreparedEntry): number {
  const slot = storeEntry(index, prepared)
  putTerms(index, slot, prepared.terms)
  return slot
}

/** Stores an entry, except for its words. */
export function storeEntry(
  { products, facets }: Index,
  { entry, textFacts, card, slot: given }: PreparedEntry,
): number {
  const slot = takeSlot(products, entry.uuid, given)
  growFacets(facets, products.capacity)
  putProduct(products, slot, entry, card)
  fileProduct(facets, slot, nameOptions(facets, entry, textFacts))
  return slot
}

function removeEntry(index: Index, uuid: string) {
  const slot = findSlot(index.products.slotOf, uuid)
  if (slot === undefined) return
  putTerms(index, slot, new Uint32Array(0))
  fileProduct(index.facets, slot, new Set())
  dropProduct(index.products, slot)
}

function putTerms(index: Index, slot: number, after: Uint32Array) {
  const { vocabulary, terms } = index
  replaceTerms(vocabulary, slot, unpackAscending(readList(terms, slot)), after)
  replaceList(terms, slot, packAscending(after))
}
