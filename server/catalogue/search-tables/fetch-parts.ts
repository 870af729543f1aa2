import { sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Index } from '../search/catalogue-index.ts'
import { hold, type Parts, type Source } from '../search/storage/fetched-parts.ts'
import { forgetCard, keepFetchedCard } from '../search/storage/kept-cards.ts'
import { dropFetchedList, keepFetchedList } from '../search/storage/vocabulary.ts'
import { searchPostings, searchProducts, searchState } from '../tables.ts'
import { numberArray, unpackNumbers } from './packed.ts'

/** The parts that were read, and their content version. */
export type ReadParts = { version: number; lists: Map<number, Uint32Array[]>; cards: Map<number, string> }

/** Each query reads the content version together with its parts; the older version counts for both. */
export async function readParts(db: Db, { terms, slots }: Parts): Promise<ReadParts> {
  const [lists, cards] = await Promise.all([readLists(db, terms), readCards(db, slots)])
  return { ...lists, ...cards, version: Math.min(lists.version, cards.version) }
}

const neverOld = Number.POSITIVE_INFINITY

async function readLists(db: Db, terms: number[]) {
  const lists = new Map<number, Uint32Array[]>(terms.map((term) => [term, []]))
  if (terms.length === 0) return { version: neverOld, lists }
  const rows = await db
    .select({ version: searchState.version, term: searchPostings.term, postings: searchPostings.postings })
    .from(searchState)
    .leftJoin(searchPostings, sql`${searchPostings.term} = any(${numberArray(terms)})`)
    .orderBy(searchPostings.term, searchPostings.chunk)
  for (const { term, postings } of rows) if (postings) lists.get(term ?? -1)?.push(unpackNumbers(postings))
  return { version: rows[0]?.version ?? -1, lists }
}

async function readCards(db: Db, slots: number[]) {
  const cards = new Map<number, string>()
  if (slots.length === 0) return { version: neverOld, cards }
  const rows = await db
    .select({ version: searchState.version, slot: searchProducts.slot, card: searchProducts.card })
    .from(searchState)
    .leftJoin(searchProducts, sql`${searchProducts.slot} = any(${numberArray(slots)})`)
  for (const { slot, card } of rows) if (slot !== null && card !== null) cards.set(slot, card)
  return { version: rows[0]?.version ?? -1, cards }
}

/** Caches the parts in the index, for this question and others, and evicts parts over the limit. */
export function keepParts({ vocabulary, products }: Index, source: Source, turn: number, { lists, cards }: ReadParts) {
  const { remote } = vocabulary
  for (const [term, chunks] of lists) {
    if (!remote) continue
    const length = keepFetchedList(vocabulary, term, chunks)
    for (const gone of hold(source, remote.fetched, term, { turn, weight: length })) dropFetchedList(vocabulary, gone)
  }
  const kept = products.cards.remote
  for (const [slot, json] of cards) {
    if (!kept) continue
    keepFetchedCard(kept, slot, json)
    for (const gone of hold(source, kept.fetched, slot, { turn, weight: json.length })) forgetCard(kept, gone)
  }
}
