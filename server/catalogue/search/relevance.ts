import { type Bits, hasBit, listSlots } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { termsOf } from './matches.ts'
import { lengthOf, offsetOf, pageOf } from './number-lists.ts'
import { beginningWorth, wholeWorth } from './terms.ts'

/** The slots of one page, best first and A–Z among equals, without sorting them all. */
export function pickBest(index: Index, words: string[], found: Bits, total: number, from: number, size: number) {
  const scores = scoreProducts(index, words, found, total)
  const atLeast = Array.from({ length: words.length * 48 + 2 }, () => 0)
  for (const slot of listSlots(found, total)) {
    const score = scores[slot] ?? 0
    atLeast[score] = (atLeast[score] ?? 0) + 1
  }
  for (let score = atLeast.length - 2; score >= 0; score--)
    atLeast[score] = (atLeast[score] ?? 0) + (atLeast[score + 1] ?? 0)
  return readAlphabetically(
    index,
    found,
    (slot) => {
      const place = atLeast[(scores[slot] ?? 0) + 1] ?? 0
      atLeast[(scores[slot] ?? 0) + 1] = place + 1
      return place - from
    },
    size,
  )
}

function readAlphabetically(index: Index, found: Bits, placeOf: (slot: number) => number, size: number): number[] {
  const { slots, length } = index.orders.az
  const page: number[] = []
  for (let i = 0; i < length; i++) {
    const slot = slots[i] ?? 0
    if (!hasBit(found, slot)) continue
    const place = placeOf(slot)
    if (place >= 0 && place < size) page[place] = slot
  }
  return page
}

function scoreProducts(index: Index, words: string[], found: Bits, total: number): Uint32Array {
  const scores = new Uint32Array(index.products.room)
  const slots = listSlots(found, total)
  for (const [i, word] of words.entries()) {
    const best = new Uint8Array(index.products.room)
    const { whole, beginnings } = termsOf(index.vocabulary, word, i === words.length - 1)
    for (const term of beginnings) raiseScores(index, term, beginningWorth, best)
    for (const term of whole) raiseScores(index, term, wholeWorth, best)
    for (const slot of slots) scores[slot] = (scores[slot] ?? 0) + (best[slot] ?? 0)
  }
  return scores
}

function raiseScores({ vocabulary: { postings } }: Index, term: number, worths: number[], best: Uint8Array) {
  const page = pageOf(postings, term)
  const offset = offsetOf(postings, term)
  const end = offset + lengthOf(postings, term)
  for (let i = offset; i < end; i++) {
    const posting = page[i] ?? 0
    const worth = worths[posting & 7] ?? 0
    if (worth > (best[posting >>> 3] ?? 0)) best[posting >>> 3] = worth
  }
}
