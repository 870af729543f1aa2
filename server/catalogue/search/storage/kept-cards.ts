import { Card } from '../../../../contract/cards.ts'
import { type KeptItem, keepItem } from '../../../platform/kept-items.ts'
import type { Entry, Offer, ShownVariant } from '../entry.ts'
import { createFetched, demand, dropFetched, type Fetched, listMissing, type Source } from './fetched-parts.ts'
import { createNumberLists, type NumberLists, readList, replaceList } from './number-lists.ts'
import { packOffers, unpackOffers } from './offers.ts'
import { packJson } from './pack-json.ts'
import { createSharedTexts, type SharedTexts } from './shared-texts.ts'
import { unpackJson } from './unpack-json.ts'

/**
 * The card of each product, and how it differs for other variants, packed to a fifth of their JSON, which would be half
 * of the index (decision 136). The offers of the variants come before the card, to be read without it.
 */
export type KeptCards = { packed: NumberLists; texts: SharedTexts; remote: FetchedCards | null }
type WithCards = { cards: KeptCards }

/** Cards that are fetched on demand, as JSON by slot. The offers of their variants are in memory. */
type FetchedCards = { source: Source; json: Map<number, string>; fetched: Fetched }

export const createKeptCards = (): KeptCards => ({
  packed: createNumberLists(),
  texts: createSharedTexts(),
  remote: null,
})

/** The total length of fetched cards that stay in memory: 16 MB. */
const maxFetched = 16_000_000

export const createFetchedCards = (source: Source): FetchedCards => ({
  source,
  json: new Map(),
  fetched: createFetched(maxFetched),
})

/** Makes sure that the cards of these slots can be read. */
export function needCards({ cards: { remote } }: WithCards, slots: number[]) {
  if (!remote) return
  const missing = listMissing(remote.source, remote.fetched, slots)
  if (missing.length > 0) demand(remote.source, { terms: [], slots: missing })
}

/** Strips the card once, when it is packed, rather than with each response. */
export function packCard({ texts }: KeptCards, entry: Entry): Uint32Array {
  const bytes = packJson(texts, describeCard(entry))
  const offers = packOffers(entry.variants)
  const words = new Uint32Array(1 + offers.length + Math.ceil(bytes.length / 4))
  words[0] = offers.length
  words.set(offers, 1)
  new Uint8Array(words.buffer).set(bytes, 4 * (1 + offers.length))
  return words
}

/** The card, and what it shows of each variant that words may ask for. */
export const describeCard = ({ card, variants }: Entry) => [
  Card.parse(card),
  variants.map(({ shown }) => shown && listDifferences(card, shown)),
]

/** Packs only the offers, for an index whose cards are fetched on demand. */
export function packOffersAlone(variants: Offer[]): Uint32Array {
  const offers = packOffers(variants)
  return Uint32Array.from([offers.length, ...offers])
}

/**
 * The fields in which a variant's card differs from its product's: most share the pictures, and many the price. Null
 * removes a field.
 */
type Differences = Record<string, unknown>

function listDifferences(card: Card, shown: ShownVariant): Differences {
  const own: Differences = card
  const differences: Differences = {}
  for (const [key, value] of Object.entries(shown)) {
    if (key !== 'shownVariantUuid' && !isSame(value, own[key])) differences[key] = value
  }
  if (card.saleBadge && !shown.saleBadge) differences.saleBadge = null
  return differences
}

/** Whether two values are the same JSON. */
function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  const values = Object.entries(one)
  const others: Differences = { ...other }
  return values.length === Object.keys(others).length && values.every(([key, value]) => isSame(value, others[key]))
}

export function keepCard(cards: KeptCards, slot: number, card: Uint32Array) {
  written.get(cards)?.ofSlot.delete(slot)
  if (cards.remote) forgetCard(cards.remote, slot)
  replaceList(cards.packed, slot, card)
}

export const keepFetchedCard = ({ json }: FetchedCards, slot: number, card: string) => json.set(slot, card)

export function forgetCard({ fetched, json }: FetchedCards, slot: number) {
  dropFetched(fetched, slot)
  json.delete(slot)
}

export const readCard = (index: WithCards, slot: number): Card => read(index, slot, 1)[0] as Card

/** The card as it shows that variant. */
function readVariantCard(index: WithCards, slot: number, place: number): Card {
  const [card, others] = read(index, slot, 2) as [Card, (Differences | null)[]]
  const shown = others[place]
  if (!shown) return card
  const { saleBadge, ...rest } = { ...card, ...shown, shownVariantUuid: shown.variantUuid }
  return Card.parse(saleBadge ? { ...rest, saleBadge } : rest)
}

/** The variants that words may ask for, the card's own first. */
export function readOffers({ cards }: WithCards, slot: number): Offer[] {
  const words = readList(cards.packed, slot)
  return unpackOffers(words.subarray(1, 1 + (words[0] ?? 0)))
}

function read(index: WithCards, slot: number, count: number): unknown[] {
  const { packed, texts, remote } = index.cards
  if (remote) {
    needCards(index, [slot])
    return JSON.parse(remote.json.get(slot) ?? '[]')
  }
  const words = readList(packed, slot)
  const json = words.subarray(1 + (words[0] ?? 0))
  return unpackJson(texts, Buffer.from(json.buffer, json.byteOffset, json.byteLength), count)
}

/** A cache of the JSON of recently shown cards: for each product, by the variant that the card shows. */
type Written = { ofSlot: Map<number, KeptItem[]>; count: number }
const written = new WeakMap<KeptCards, Written>()
const maxWritten = 5_000

/** The JSON of the card that shows the variant at `place`. */
export function writtenCard(index: WithCards, slot: number, place = 0): KeptItem {
  const known = written.get(index.cards)
  const before = known?.ofSlot.get(slot)?.[place]
  if (before) return before
  const { ofSlot, count } = known && known.count < maxWritten ? known : { ofSlot: new Map(), count: 0 }
  const cards = ofSlot.get(slot) ?? []
  cards[place] = keepItem(place > 0 ? readVariantCard(index, slot, place) : readCard(index, slot))
  written.set(index.cards, { ofSlot: ofSlot.set(slot, cards), count: count + 1 })
  return cards[place]
}
