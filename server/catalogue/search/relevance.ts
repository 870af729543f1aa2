import { type Bits, hasBit, listSlots } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { termsOf } from './matches.ts'
import { lengthOf, offsetOf, pageOf } from './number-lists.ts'
import type { Unit } from './synonyms.ts'
import { beginningWorth, bestWorth, wholeWorth } from './terms.ts'

/** The slots of one page, best first and A–Z among equals, without sorting them all. */
export function pickBest(index: Index, units: Unit[], found: Bits, from: number, size: number): number[] {
  const { scores } = index.products.workspace
  scoreProducts(index, units, found)
  const places = placeScores(index, units, found)
  const { slots, length } = index.orders.az
  const page: number[] = []
  for (let i = 0; i < length; i++) {
    const slot = slots[i] ?? 0
    if (!hasBit(found, slot)) continue
    const score = scores[slot] ?? 0
    const place = (places[score] ?? 0) - from
    places[score] = place + from + 1
    if (place >= 0 && place < size) page[place] = slot
  }
  return page
}

/** For each score, the place of the first product with it: how many have a better one. */
function placeScores({ products: { workspace } }: Index, units: Unit[], found: Bits): Uint32Array {
  const { scores } = workspace
  const places = new Uint32Array(units.length * bestWorth + 2)
  for (const slot of listSlots(found, workspace.slots)) {
    const score = scores[slot] ?? 0
    places[score] = (places[score] ?? 0) + 1
  }
  let better = 0
  for (let score = places.length - 1; score >= 0; score--) {
    const alike = places[score] ?? 0
    places[score] = better
    better += alike
  }
  return places
}

/** Words that were meant are worth what they would be worth had they been typed. */
function scoreProducts(index: Index, units: Unit[], found: Bits) {
  const { scores, best, slots: buffer } = index.products.workspace
  const slots = listSlots(found, buffer)
  for (const slot of slots) scores[slot] = 0
  for (const [i, { words, meanings }] of units.entries()) {
    best.fill(0)
    scoreWords(index, { words, endsOpen: i === units.length - 1, worth: wholeWorth }, slots)
    for (const { words: meant, whole } of meanings) {
      scoreWords(index, { words: meant, endsOpen: false, worth: whole ? wholeWorth : beginningWorth }, slots)
    }
    for (const slot of slots) scores[slot] = (scores[slot] ?? 0) + (best[slot] ?? 0)
  }
}

type Scored = { words: string[]; endsOpen: boolean; worth: number[] }

/** Words that belong together score as much as the lowest among them. */
function scoreWords(index: Index, { words, endsOpen, worth }: Scored, slots: Uint32Array) {
  const { best } = index.products.workspace
  const score = (i: number, into: Uint8Array) => {
    const { whole, beginnings } = termsOf(index.vocabulary, words[i] ?? '', endsOpen && i === words.length - 1)
    for (const term of beginnings) raiseScores(index, term, beginningWorth, into)
    for (const term of whole) raiseScores(index, term, worth, into)
  }
  if (words.length === 1) return score(0, best)
  const each = words.map((_, i) => {
    const own = new Uint8Array(best.length)
    score(i, own)
    return own
  })
  for (const slot of slots) {
    const least = Math.min(...each.map((own) => own[slot] ?? 0))
    if (least > (best[slot] ?? 0)) best[slot] = least
  }
}

function raiseScores({ vocabulary }: Index, term: number, worths: number[], best: Uint8Array) {
  const { lists } = vocabulary.postings
  const page = pageOf(lists, term)
  const offset = offsetOf(lists, term)
  const end = offset + lengthOf(lists, term)
  for (let i = offset; i < end; i++) {
    const posting = page[i] ?? 0
    const worth = worths[posting & 7] ?? 0
    if (worth > (best[posting >>> 3] ?? 0)) best[posting >>> 3] = worth
  }
}
