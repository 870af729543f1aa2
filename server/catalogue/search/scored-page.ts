import { type Bits, hasBit, listSlots } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { listPlaces } from './orders.ts'

/** More products are not sorted: A–Z is gone through instead. */
const mostSorted = 2_000

/** One page of what was scored, the best first and A–Z among equals. */
export function pickScored(index: Index, found: Bits, scoreCount: number, from: number, size: number): number[] {
  const { scores, slots: buffer } = index.products.workspace
  const slots = listSlots(found, buffer)
  const counts = countScores(scores, slots, scoreCount)
  const end = Math.min(from + size, slots.length)
  return end > mostSorted
    ? walkTo(index, found, counts, from, end)
    : sortBest(index, found, slots, counts, end).slice(from)
}

function countScores(scores: Uint16Array, slots: Uint32Array, scoreCount: number): Uint32Array {
  const counts = new Uint32Array(scoreCount)
  for (let i = 0; i < slots.length; i++) {
    const score = scores[slots[i] ?? 0] ?? 0
    counts[score] = (counts[score] ?? 0) + 1
  }
  return counts
}

/** Sorts only those that score more than the last one does, and as many with its score as there is place for. */
function sortBest(index: Index, found: Bits, slots: Uint32Array, counts: Uint32Array, end: number): number[] {
  let last = counts.length - 1
  let above = 0
  while (last > 0 && above + (counts[last] ?? 0) < end) above += counts[last--] ?? 0
  const alike = counts[last] ?? 0
  if (alike <= mostSorted) return sortScored(index, slots, last, above + alike).slice(0, end)
  const best = sortScored(index, slots, last + 1, above)
  const { scores } = index.products.workspace
  const { az } = index.orders
  for (let i = 0; i < az.length && best.length < end; i++) {
    const slot = az.slots[i] ?? 0
    if (hasBit(found, slot) && scores[slot] === last) best.push(slot)
  }
  return best
}

const placeSize = 2 ** 32
const highestScore = 65_535

/** As numbers that sort by themselves: the score from above, then the place in A–Z. */
function sortScored({ products, orders }: Index, slots: Uint32Array, least: number, count: number): number[] {
  const { scores } = products.workspace
  const places = listPlaces(orders.az, products.capacity)
  const keys = new Float64Array(count)
  let at = 0
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0
    const score = scores[slot] ?? 0
    if (score >= least) keys[at++] = (highestScore - score) * placeSize + (places[slot] ?? 0)
  }
  return Array.from(keys.sort(), (key) => orders.az.slots[key % placeSize] ?? 0)
}

/** A late page takes as long as any other: each product has the next place of those with its score. */
function walkTo({ products, orders }: Index, found: Bits, counts: Uint32Array, from: number, end: number): number[] {
  const { scores } = products.workspace
  const places = placeScores(counts)
  const page: number[] = []
  for (let i = 0; i < orders.az.length; i++) {
    const slot = orders.az.slots[i] ?? 0
    if (!hasBit(found, slot)) continue
    const score = scores[slot] ?? 0
    const place = places[score] ?? 0
    places[score] = place + 1
    if (place >= from && place < end) page[place - from] = slot
  }
  return page
}

/** For each score, the place of the first product with it: how many have a better one. */
function placeScores(counts: Uint32Array): Uint32Array {
  const places = new Uint32Array(counts.length)
  let better = 0
  for (let score = counts.length - 1; score >= 0; score--) {
    places[score] = better
    better += counts[score] ?? 0
  }
  return places
}
