import { type Facts, type Sizes, sizeNames } from '../entry.ts'
import { createKeptSizes, type KeptSizes, keepSizes } from '../fit/kept-sizes.ts'
import { listMet, meetsNeeds, setsOfNeeds } from '../fit/pieces.ts'
import { listWords } from '../text/synonyms.ts'
import { type Amounts, createAmounts, growAmounts, writeAmount } from './amounts.ts'
import { addBit, type Bits, createBits, dropBit, grownBits, setBit } from './bits.ts'
import { createKeptCards, type KeptCards, keepCard } from './kept-cards.ts'
import { grown, roomFor } from './number-lists.ts'
import { addSlot, createSlotTable, findSlot, removeSlot, type SlotTable } from './slot-table.ts'

/** The products by slot. A product keeps its slot until it is removed; then another may get it. */
export type Products = {
  slotOf: SlotTable
  freeSlots: number[]
  /** The number of slots ever used, and the capacity. */
  used: number
  capacity: number
  names: string[]
  /** How many words the name has, up to 255. */
  nameLengths: Uint8Array
  cards: KeptCards
  prices: Amounts
  sizes: Record<keyof Sizes, Amounts>
  /** The measures of each distinct size: see pieces.ts. */
  pieces: KeptSizes
  /** By a set of requirements, the products with a size of which all required measures are known: see pieces.ts. */
  knownFor: Bits[]
  listedAt: Float64Array
  live: Bits
  onSale: Bits
  isNew: Bits
  /** The uuids of the sales that a product is in, with spaces between them. Most are in none. */
  sales: Map<number, string>
  immediate: Bits
  onDisplay: Bits
  inStock: Bits
  workspace: Workspace
}

/** Scratch buffers of a search: made for every search, they would start the garbage collector every seventy searches. */
type Workspace = { slots: Uint32Array; scores: Uint16Array; best: Uint8Array }

const createWorkspace = (capacity: number): Workspace => ({
  slots: new Uint32Array(capacity),
  scores: new Uint16Array(capacity),
  best: new Uint8Array(capacity),
})

const firstCapacity = 64
const noNumbers = new Uint32Array(0)

export const createProducts = (): Products => ({
  slotOf: createSlotTable(),
  freeSlots: [],
  used: 0,
  capacity: firstCapacity,
  names: [],
  cards: createKeptCards(),
  sales: new Map(),
  nameLengths: new Uint8Array(firstCapacity),
  prices: createAmounts(firstCapacity),
  sizes: {
    width: createAmounts(firstCapacity),
    height: createAmounts(firstCapacity),
    depth: createAmounts(firstCapacity),
  },
  pieces: createKeptSizes(),
  knownFor: Array.from({ length: setsOfNeeds }, () => createBits(firstCapacity)),
  listedAt: new Float64Array(firstCapacity),
  live: createBits(firstCapacity),
  onSale: createBits(firstCapacity),
  isNew: createBits(firstCapacity),
  immediate: createBits(firstCapacity),
  onDisplay: createBits(firstCapacity),
  inStock: createBits(firstCapacity),
  workspace: createWorkspace(firstCapacity),
})

/** Where slots are given, `given` is the product's. */
export function takeSlot(products: Products, uuid: string, given?: number): number {
  const known = findSlot(products.slotOf, uuid)
  if (known !== undefined) return known
  const slot = given ?? products.freeSlots.pop() ?? products.used
  products.used = Math.max(products.used, slot + 1)
  addSlot(products.slotOf, uuid, slot)
  if (slot >= products.capacity) growCapacity(products, roomFor(slot + 1))
  return slot
}

const allAmounts = ({ prices, sizes }: Products) => [prices, ...sizeNames.map((name) => sizes[name])]

function growCapacity(products: Products, capacity: number) {
  products.capacity = capacity
  products.nameLengths = grown(products.nameLengths, products.capacity)
  for (const amounts of allAmounts(products)) growAmounts(amounts, products.capacity)
  products.knownFor = products.knownFor.map((bits) => grownBits(bits, products.capacity))
  products.listedAt = grown(products.listedAt, products.capacity)
  products.live = grownBits(products.live, products.capacity)
  products.onSale = grownBits(products.onSale, products.capacity)
  products.isNew = grownBits(products.isNew, products.capacity)
  products.immediate = grownBits(products.immediate, products.capacity)
  products.onDisplay = grownBits(products.onDisplay, products.capacity)
  products.inStock = grownBits(products.inStock, products.capacity)
  products.workspace = createWorkspace(products.capacity)
}

/** The card as it was packed. */
export function putProduct(products: Products, slot: number, entry: Facts, card: Uint32Array) {
  products.names[slot] = entry.name
  products.nameLengths[slot] = Math.min(255, listWords(entry.name).length)
  keepCard(products.cards, slot, card)
  putSales(products, slot, entry.saleUuids)
  writeAmount(products.prices, slot, entry.pricePence)
  for (const name of sizeNames) writeAmount(products.sizes[name], slot, entry.sizes[name])
  keepSizes(products.pieces, slot, entry.pieces)
  const met = listMet(entry.pieces)
  for (const [needs, known] of products.knownFor.entries()) setBit(known, slot, meetsNeeds(met, needs))
  products.listedAt[slot] = entry.listedAt
  addBit(products.live, slot)
  setBit(products.onSale, slot, entry.onSale)
  setBit(products.isNew, slot, entry.isNew)
  setBit(products.immediate, slot, entry.card.immediateDelivery)
  setBit(products.onDisplay, slot, entry.onDisplay)
  setBit(products.inStock, slot, entry.inStock)
}

function putSales({ sales }: Products, slot: number, uuids: string[]) {
  if (uuids.length > 0) sales.set(slot, uuids.join(' '))
  else sales.delete(slot)
}

export function dropProduct(products: Products, slot: number) {
  removeSlot(products.slotOf, slot)
  products.freeSlots.push(slot)
  products.names[slot] = ''
  keepCard(products.cards, slot, noNumbers)
  putSales(products, slot, [])
  for (const amounts of allAmounts(products)) writeAmount(amounts, slot, 0)
  keepSizes(products.pieces, slot, [])
  dropBit(products.live, slot)
  dropBit(products.onSale, slot)
  dropBit(products.isNew, slot)
  dropBit(products.immediate, slot)
  dropBit(products.onDisplay, slot)
  dropBit(products.inStock, slot)
}
