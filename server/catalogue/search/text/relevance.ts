import type { Index } from '../catalogue-index.ts'
import { addAll, type Bits, createBits, listSlots } from '../storage/bits.ts'
import { lengthOf, offsetOf, pageOf, placeOf } from '../storage/number-lists.ts'
import type { PageRange } from '../storage/orders.ts'
import { needTerms, termsOf } from './matches.ts'
import { readPrefixLevels } from './prefix-levels.ts'
import { pickScored } from './scored-page.ts'
import type { Unit } from './synonyms.ts'
import { beginningWorth, bestWorth, wholeWorth } from './terms.ts'

/** The weight of a unit beside the others; 1 unless stated. */
export type WeighedUnit = Unit & { weight?: number }

/**
 * The slots of one page, without sorting them all: those of the first tier, then of the next; in each the best first, and
 * A–Z among equals. No slot is in two tiers.
 */
export function pickBest(index: Index, units: WeighedUnit[], tiers: Bits[], range: PageRange): number[] {
  const found = tiers[0]?.slice() ?? createBits(index.products.capacity)
  for (const tier of tiers) addAll(found, tier)
  scoreProducts(index, units, found)
  const scoresOfTier = countScores(units)
  raiseTiers(index, tiers, scoresOfTier)
  return pickScored(index, found, tiers.length * scoresOfTier, range)
}

const countScores = (units: WeighedUnit[]) => units.reduce((sum, { weight = 1 }) => sum + weight, 0) * bestWorth + 1

const maxScores = 2 ** 16
/** The maximum number of tiers: a 16-bit score holds both the tier and the score of these words. */
export const maxTiers = (units: WeighedUnit[]) => Math.floor(maxScores / countScores(units))

/** The worst of a tier scores more than the best of the next. */
function raiseTiers({ products: { workspace } }: Index, tiers: Bits[], scoresOfTier: number) {
  const { scores } = workspace
  for (const [i, tier] of tiers.slice(0, -1).entries()) {
    const more = (tiers.length - 1 - i) * scoresOfTier
    for (const slot of listSlots(tier, workspace.slots)) scores[slot] = (scores[slot] ?? 0) + more
  }
}

/** The words of a synonym's meaning score as if they had been typed. */
function scoreProducts(index: Index, units: WeighedUnit[], found: Bits) {
  const { scores, best, slots: buffer } = index.products.workspace
  const slots = listSlots(found, buffer)
  setAll(scores, slots, 0)
  for (const [i, { words, meanings, weight = 1 }] of units.entries()) {
    setAll(best, slots, 0)
    scoreWords(index, { words, endsOpen: i === units.length - 1, worth: wholeWorth }, slots)
    for (const { words: meant, whole } of meanings) {
      scoreWords(index, { words: meant, endsOpen: false, worth: whole ? wholeWorth : beginningWorth }, slots)
    }
    for (let j = 0; j < slots.length; j++) {
      const slot = slots[j] ?? 0
      scores[slot] = (scores[slot] ?? 0) + weight * (best[slot] ?? 0)
    }
  }
}

function setAll(numbers: Uint8Array | Uint16Array, slots: Uint32Array, value: number) {
  for (let i = 0; i < slots.length; i++) numbers[slots[i] ?? 0] = value
}

type Scored = { words: string[]; endsOpen: boolean; worth: number[] }

/** Words that belong together score as much as the lowest among them. */
function scoreWords(index: Index, { words, endsOpen, worth }: Scored, slots: Uint32Array) {
  const { best } = index.products.workspace
  const score = (i: number, into: Uint8Array) => {
    const word = words[i] ?? ''
    const isOpen = endsOpen && i === words.length - 1
    const { whole, beginnings } = termsOf(index.vocabulary, word, isOpen)
    needTerms(index.vocabulary, { whole, beginnings })
    const levels = isOpen ? readPrefixLevels(index, word, beginnings) : null
    if (levels) for (const slot of slots) raiseScore(into, slot, beginningWorth[levels[slot] ?? 0] ?? 0)
    else for (const term of beginnings) raiseScores(index, term, beginningWorth, into, slots)
    for (const term of whole) raiseScores(index, term, worth, into, slots)
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

/** A binary search for one slot costs as much as reading this number of postings in sequence. */
const lookup = 24

/** Scores at least these slots; the scores of others are not read. */
function raiseScores({ vocabulary }: Index, term: number, worths: number[], best: Uint8Array, slots: Uint32Array) {
  const { lists } = vocabulary.postings
  const page = pageOf(lists, term)
  const offset = offsetOf(lists, term)
  const end = offset + lengthOf(lists, term)
  if (slots.length * lookup < end - offset) {
    let from = offset
    for (let i = 0; i < slots.length; i++) {
      const slot = slots[i] ?? 0
      from = placeOf(page, slot * 8, from, end)
      const posting = page[from] ?? 0
      if (from < end && posting >>> 3 === slot) raiseScore(best, slot, worths[posting & 7] ?? 0)
    }
  } else {
    for (let i = offset; i < end; i++) {
      const posting = page[i] ?? 0
      raiseScore(best, posting >>> 3, worths[posting & 7] ?? 0)
    }
  }
}

function raiseScore(best: Uint8Array, slot: number, worth: number) {
  if (worth > (best[slot] ?? 0)) best[slot] = worth
}
