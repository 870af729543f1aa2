import type { Index } from '../catalogue-index.ts'
import { type Bits, hasBit, listSlots } from '../storage/bits.ts'
import { listPlaces, type PageRange } from '../storage/orders.ts'

/** The maximum number of products to sort; for more, the A–Z order is walked instead. */
const maxSorted = 2_000

/** One page of the scored products, the best first and A–Z among equals. */
export function pickScored(index: Index, found: Bits, scoreCount: number, range: PageRange): number[] {
  const { scores, slots: buffer } = index.products.workspace
  const slots = listSlots(found, buffer)
  const counts = countScores(scores, slots, scoreCount)
  const end = Math.min(range.from + range.size, slots.length)
  return end > maxSorted ? walkTo(index, found, counts, range) : sortBest(index, slots, counts, end).slice(range.from)
}

function countScores(scores: Uint16Array, slots: Uint32Array, scoreCount: number): Uint32Array {
  const counts = new Uint32Array(scoreCount)
  for (let i = 0; i < slots.length; i++) {
    const score = scores[slots[i] ?? 0] ?? 0
    counts[score] = (counts[score] ?? 0) + 1
  }
  return counts
}

const placeSize = 2 ** 32
const maxScore = 65_535
/** The minimum length of the sort buffer. */
const minSorted = 64

/** Sorts one number per product: the inverted score, then the place in A–Z. The buffer keeps only the best candidates. */
function sortBest({ products, orders }: Index, slots: Uint32Array, counts: Uint32Array, end: number): number[] {
  const { scores } = products.workspace
  const places = listPlaces(orders.az, products.capacity)
  const least = findLeastScore(counts, end)
  const keys = new Float64Array(Math.max(2 * end, minSorted))
  let count = 0
  let limit = Number.POSITIVE_INFINITY
  for (let i = 0; i < slots.length; i++) {
    const slot = slots[i] ?? 0
    const score = scores[slot] ?? 0
    const key = (maxScore - score) * placeSize + (places[slot] ?? 0)
    if (score < least || key >= limit) continue
    keys[count++] = key
    if (count < keys.length) continue
    keys.sort()
    limit = keys[end - 1] ?? limit
    count = end
  }
  return Array.from(keys.subarray(0, count).sort().subarray(0, end), (key) => orders.az.slots[key % placeSize] ?? 0)
}

/** The score of the product at place `end`, counted from the best. */
function findLeastScore(counts: Uint32Array, end: number): number {
  let score = counts.length - 1
  for (let above = 0; score > 0; score--) {
    above += counts[score] ?? 0
    if (above >= end) break
  }
  return score
}

/** Walks all products A–Z, so that a late page takes as long as any other: each product gets the next position for its score. */
function walkTo(index: Index, found: Bits, counts: Uint32Array, { from, size }: PageRange): number[] {
  const { products, orders } = index
  const { scores } = products.workspace
  const places = placeScores(counts)
  const end = from + size
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
