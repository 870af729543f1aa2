import type { Card } from '../../../contract/cards.ts'
import type { Index } from './catalogue-index.ts'
import { readCards } from './listings.ts'
import { readAmount } from './storage/amounts.ts'
import { type Bits, dropBit, keepCommon, listSlots, subtract } from './storage/bits.ts'
import { type FacetKind, type Option, plainOptionsOf } from './storage/facets.ts'
import { compareInOrder } from './storage/orders.ts'
import { findSlot } from './storage/slot-table.ts'

const closeness: Record<FacetKind, number> = {
  range: 8,
  subCategory: 4,
  brand: 2,
  category: 1,
  property: 0,
  thing: 0,
  textCount: 0,
}

/** Related products: of its range, then its sub-category, brand and category, nearest in price first. */
export function findRelated(index: Index, productUuid: string, limit: number): Card[] {
  const slot = findSlot(index.products.slotOf, productUuid)
  if (slot === undefined) return []
  const ties = plainOptionsOf(index.facets, slot).filter(({ facet }) => closeness[facet.kind] > 0)
  return readCards(index, pickNearest(index, slot, ties, limit))
}

/** The most closely related products are nearly always enough: the others are not looked at. */
function pickNearest(index: Index, slot: number, ties: Option[], limit: number): number[] {
  const { prices, workspace } = index.products
  const price = readAmount(prices, slot)
  const gapTo = (other: number) => (price > 0 && other > 0 ? Math.abs(other - price) : Number.MAX_VALUE)
  const isNearer = (a: Ranked, b: Ranked) => (a.gap - b.gap || compareInOrder('az', index.products, a.slot, b.slot)) < 0
  const nearest: number[] = []
  for (const shared of listShared(ties)) {
    const related = findSharing(index, ties, shared)
    dropBit(related, slot)
    const best: Ranked[] = []
    for (const other of listSlots(related, workspace.slots))
      keepBest(best, { slot: other, gap: gapTo(readAmount(prices, other)) }, limit - nearest.length, isNearer)
    nearest.push(...best.map((ranked) => ranked.slot))
    if (nearest.length >= limit) break
  }
  return nearest
}

/** The options that another product may share with this one, the closest first. */
function listShared(ties: Option[]): Option[][] {
  const subsets = Array.from({ length: 2 ** ties.length - 1 }, (_, chosen) =>
    ties.filter((_, place) => ((chosen + 1) >>> place) & 1),
  )
  const closenessOf = (shared: Option[]) => shared.reduce((sum, tie) => sum + closeness[tie.facet.kind], 0)
  return subsets.sort((a, b) => closenessOf(b) - closenessOf(a))
}

/** The products that share these of the ties and no others. */
function findSharing(index: Index, ties: Option[], shared: Option[]): Bits {
  const found = index.products.live.slice()
  for (const tie of shared) keepCommon(found, tie.slots)
  const others = ties.filter((tie) => !shared.includes(tie))
  return others.reduce<Bits>((left, tie) => subtract(left, tie.slots), found)
}

type Ranked = { slot: number; gap: number }

function keepBest(best: Ranked[], next: Ranked, limit: number, isNearer: (a: Ranked, b: Ranked) => boolean) {
  const last = best[limit - 1]
  if (last && !isNearer(next, last)) return
  const place = best.findIndex((ranked) => isNearer(next, ranked))
  best.splice(place < 0 ? best.length : place, 0, next)
  best.length = Math.min(best.length, limit)
}
