import type { Card } from '../../../contract/cards.ts'
import { readAmount } from './amounts.ts'
import { addAll, createBits, dropBit, hasBit, listSlots } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { type FacetKind, type Option, plainOptionsOf } from './facets.ts'
import { readCards } from './listings.ts'
import { compareInOrder } from './orders.ts'
import { findSlot } from './slot-table.ts'

const kinship: Record<FacetKind, number> = {
  range: 8,
  subCategory: 4,
  brand: 2,
  category: 1,
  property: 0,
  thing: 0,
  said: 0,
}

/** Related products: of its range, then its sub-category, brand and category, nearest in price first. */
export function relateProducts(index: Index, productUuid: string, limit: number): Card[] {
  const slot = findSlot(index.products.slotOf, productUuid)
  if (slot === undefined) return []
  const ties = plainOptionsOf(index.facets, slot)
  return readCards(index, pickNearest(index, slot, ties, limit))
}

function pickNearest(index: Index, slot: number, ties: Option[], limit: number): number[] {
  const { prices, capacity, workspace } = index.products
  const relatives = createBits(capacity)
  for (const tie of ties) addAll(relatives, tie.slots)
  dropBit(relatives, slot)
  const price = readAmount(prices, slot)
  const gapTo = (other: number) => (price > 0 && other > 0 ? Math.abs(other - price) : Number.MAX_VALUE)
  const closenessOf = (relative: number) => {
    let closeness = 0
    for (const tie of ties) if (hasBit(tie.slots, relative)) closeness += kinship[tie.facet.kind]
    return closeness
  }
  const isNearer = (a: Ranked, b: Ranked) =>
    (b.closeness - a.closeness || a.gap - b.gap || compareInOrder('az', index.products, a.slot, b.slot)) < 0
  const best: Ranked[] = []
  for (const relative of listSlots(relatives, workspace.slots)) {
    const closeness = closenessOf(relative)
    // Most are far off: they are passed over without being measured.
    if (closeness < (best[limit - 1]?.closeness ?? 0)) continue
    keepBest(best, { slot: relative, closeness, gap: gapTo(readAmount(prices, relative)) }, limit, isNearer)
  }
  return best.map((ranked) => ranked.slot)
}

type Ranked = { slot: number; closeness: number; gap: number }

function keepBest(best: Ranked[], next: Ranked, limit: number, isNearer: (a: Ranked, b: Ranked) => boolean) {
  const last = best[limit - 1]
  if (last && !isNearer(next, last)) return
  const place = best.findIndex((ranked) => isNearer(next, ranked))
  best.splice(place < 0 ? best.length : place, 0, next)
  best.length = Math.min(best.length, limit)
}
