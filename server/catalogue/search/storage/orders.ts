import type { SortBy } from '../../../../contract/search.ts'
import { readAmount } from './amounts.ts'
import { addBit, type Bits, createBits, hasBit, listSlots } from './bits.ts'
import { mergeSort } from './merge-sort.ts'
import { compareByName } from './name-order.ts'
import { grown, roomFor } from './number-lists.ts'
import type { Products } from './products.ts'
import { compareUuids } from './slot-table.ts'

type FixedOrder = Exclude<SortBy, 'relevance'>
/** `places`: where each slot is, once somebody asked; null after a change of several products. */
export type Order = { slots: Uint32Array; length: number; places: Uint32Array | null }
/** All products in each order, kept sorted: a page is read, never sorted. */
export type Orders = Record<FixedOrder, Order>

type Compare = (products: Products, a: number, b: number) => number

const byName: Compare = ({ names }, a, b) => compareByName(names[a] ?? '', names[b] ?? '')
const byUuid: Compare = ({ slotOf }, a, b) => compareUuids(slotOf, a, b)
const byAge: Compare = ({ listedAt }, a, b) => (listedAt[a] ?? 0) - (listedAt[b] ?? 0)
/** A product without a price comes after every price in both directions. */
const priceOr = (products: Products, slot: number, none: number) => readAmount(products.prices, slot) || none

const compareBy = (az: Compare): Record<FixedOrder, Compare> => ({
  az,
  za: (products, a, b) => byName(products, b, a) || byUuid(products, a, b),
  recent: (products, a, b) => byAge(products, b, a) || az(products, a, b),
  oldest: (products, a, b) => byAge(products, a, b) || az(products, a, b),
  priceLow: (products, a, b) => priceOr(products, a, 1e15) - priceOr(products, b, 1e15) || az(products, a, b),
  priceHigh: (products, a, b) => priceOr(products, b, 0) - priceOr(products, a, 0) || az(products, a, b),
})
const compares = compareBy((products, a, b) => byName(products, a, b) || byUuid(products, a, b))
const fixedOrders = Object.keys(compares) as FixedOrder[]

export const compareInOrder = (order: FixedOrder, products: Products, a: number, b: number) =>
  compares[order](products, a, b)

export const createOrders = () =>
  Object.fromEntries(
    fixedOrders.map((name) => [name, { slots: new Uint32Array(64), length: 0, places: null }]),
  ) as Orders

/** Removes the slots of `moved` from each order and inserts those of `placed`, without sorting the others again. */
export function updateOrders(orders: Orders, products: Products, moved: number[], placed: number[]) {
  const [edited] = placed
  const isOneEdited = edited !== undefined && placed.length === 1 && moved.length === 1 && moved[0] === edited
  if (isOneEdited) for (const name of fixedOrders) moveOne(orders[name], edited, comparing(name, products))
  else updateAll(orders, products, moved, placed)
}

function updateAll(orders: Orders, products: Products, moved: number[], placed: number[]) {
  const movedBits = createBits(products.capacity)
  for (const slot of moved) addBit(movedBits, slot)
  for (const name of fixedOrders) {
    const order = orders[name]
    const compare = comparing(name, products)
    order.places = null
    if (moved.length > 0) takeOut(order, movedBits)
    putIn(order, Uint32Array.from(placed).sort(compare), compare)
  }
}

type CompareSlots = (a: number, b: number) => number

const comparing =
  (order: FixedOrder, products: Products): CompareSlots =>
  (a, b) =>
    compares[order](products, a, b)

/** Most edits of one product leave it where it is in most orders. */
function moveOne(order: Order, slot: number, compare: CompareSlots) {
  const { slots, length } = order
  const from = slots.subarray(0, length).indexOf(slot)
  if (isInOrder(order, from, compare)) return
  slots.copyWithin(from, from + 1, length)
  const to = placeBefore(slots, length - 1, slot, compare)
  slots.copyWithin(to + 1, to, length - 1)
  slots[to] = slot
  renumber(order, Math.min(from, to), Math.max(from, to))
}

function isInOrder({ slots, length }: Order, place: number, compare: CompareSlots): boolean {
  const slot = slots[place] ?? 0
  const isAfter = place === 0 || compare(slots[place - 1] ?? 0, slot) < 0
  return isAfter && (place === length - 1 || compare(slot, slots[place + 1] ?? 0) < 0)
}

function renumber({ slots, places }: Order, first: number, last: number) {
  if (places) for (let place = first; place <= last; place++) places[slots[place] ?? 0] = place
}

/** Sorts all products into each order, once; pauses between steps. */
export function* sortOrders(orders: Orders, products: Products) {
  const slots = listSlots(products.live, new Uint32Array(products.used)).slice()
  const sorted = yield* mergeSort(slots, (a, b) => compares.az(products, a, b))
  const places = new Uint32Array(products.used)
  for (let place = 0; place < sorted.length; place++) places[sorted[place] ?? 0] = place
  const inPlaces: Compare = (_, a, b) => (places[a] ?? 0) - (places[b] ?? 0)
  const ways = compareBy(inPlaces)
  for (const name of fixedOrders) {
    const own = name === 'az' ? sorted : yield* mergeSort(sorted, (a, b) => ways[name](products, a, b))
    orders[name] = { slots: own, length: own.length, places: null }
  }
}

/** The range of the results to return. */
export type PageRange = { from: number; size: number }

/** The slots of one page of the matches. */
export function readPage(order: Order, matches: Bits, { from, size }: PageRange): number[] {
  const page: number[] = []
  let place = 0
  for (let i = 0; i < order.length && page.length < size; i++) {
    const slot = order.slots[i] ?? 0
    if (hasBit(matches, slot) && place++ >= from) page.push(slot)
  }
  return page
}

export function listPlaces(order: Order, capacity: number): Uint32Array {
  if (order.places) return order.places
  const places = new Uint32Array(capacity)
  for (let place = 0; place < order.length; place++) places[order.slots[place] ?? 0] = place
  order.places = places
  return places
}

function takeOut(order: Order, moved: Bits) {
  const { slots, length } = order
  let kept = 0
  for (let i = 0; i < length; i++) {
    const slot = slots[i] ?? 0
    if (!hasBit(moved, slot)) slots[kept++] = slot
  }
  order.length = kept
}

function putIn(order: Order, placed: Uint32Array, compare: CompareSlots) {
  const needed = order.length + placed.length
  if (needed > order.slots.length) order.slots = grown(order.slots, roomFor(needed))
  const { slots } = order
  let end = order.length
  for (let i = placed.length - 1; i >= 0; i--) {
    const slot = placed[i] ?? 0
    const place = placeBefore(slots, end, slot, compare)
    slots.copyWithin(place + i + 1, place, end)
    slots[place + i] = slot
    end = place
  }
  order.length = needed
}

function placeBefore(slots: Uint32Array, end: number, slot: number, compare: CompareSlots): number {
  let low = 0
  let high = end
  while (low < high) {
    const middle = (low + high) >>> 1
    if (compare(slots[middle] ?? 0, slot) < 0) low = middle + 1
    else high = middle
  }
  return low
}
