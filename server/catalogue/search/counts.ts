import { type Bits, listSlots, subtract } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { countRows } from './columns.ts'
import type { Facet } from './facets.ts'

export type Counts = Map<Facet, Uint32Array>

/** How many of the matches each option has, by ordinal. Of many matches, what does not match is taken off the whole. */
export function countOptions({ products }: Index, facets: Facet[], matches: Bits, total: number): Counts {
  const { live, slotOf, workspace } = products
  const few = total <= slotOf.size / 2
  const counted = few ? matches : subtract(live, matches)
  const slots = listSlots(counted, workspace.slots)
  const counts: Counts = new Map()
  for (const facet of facets) {
    const own = new Uint32Array(facet.byOrdinal.length)
    countRows(facet.column, slots, counted, own)
    if (!few) for (const { ordinal, count } of facet.options) own[ordinal] = count - (own[ordinal] ?? 0)
    counts.set(facet, own)
  }
  return counts
}
