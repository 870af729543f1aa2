import { Card } from '../../../contract/cards.ts'
import type { ColourVariant, Entry } from './entry.ts'
import { createNumberLists, type NumberLists, readList, replaceList } from './number-lists.ts'
import { packJson } from './pack-json.ts'
import { createSharedTexts, type SharedTexts } from './shared-texts.ts'
import { unpackJson } from './unpack-json.ts'

/**
 * Of each product its card, and what it shows of the other colours. Packed, they take a fifth of their JSON, which would be
 * half of the index (decision 136).
 */
export type KeptCards = { packed: NumberLists; texts: SharedTexts }
type Keeping = { cards: KeptCards }

export const createKeptCards = (): KeptCards => ({ packed: createNumberLists(), texts: createSharedTexts() })

/** Stripped here of what may not be sent, rather than with each answer. */
export function packCard({ texts }: KeptCards, { card, colours }: Entry): Uint32Array {
  const bytes = packJson(texts, [Card.parse(card), colours])
  const words = new Uint32Array(Math.ceil(bytes.length / 4))
  new Uint8Array(words.buffer).set(bytes)
  return words
}

export function keepCard(cards: KeptCards, slot: number, card: Uint32Array) {
  written.get(cards)?.delete(slot)
  replaceList(cards.packed, slot, card)
}

export const readCard = ({ cards }: Keeping, slot: number): Card => read(cards, slot, 1)[0] as Card

export const readColours = ({ cards }: Keeping, slot: number): ColourVariant[] =>
  read(cards, slot, 2)[1] as ColourVariant[]

function read({ packed, texts }: KeptCards, slot: number, count: number): unknown[] {
  const words = readList(packed, slot)
  return unpackJson(texts, Buffer.from(words.buffer, words.byteOffset, words.byteLength), count)
}

/** Cards of late, as they were written: shoppers look at the same first pages. */
const written = new WeakMap<KeptCards, Map<number, Buffer>>()
const mostWritten = 2_000

/** As JSON that may be sent. */
export function writtenCard(keeping: Keeping, slot: number): Buffer {
  const known = written.get(keeping.cards) ?? new Map<number, Buffer>()
  const before = known.get(slot)
  if (before) return before
  const card = writeJson(readCard(keeping, slot))
  if (known.size === mostWritten) known.clear()
  written.set(keeping.cards, known.set(slot, card))
  return card
}

export const writeCard = (card: Card): Buffer => writeJson(Card.parse(card))

const writeJson = (value: unknown) => Buffer.from(JSON.stringify(value))
