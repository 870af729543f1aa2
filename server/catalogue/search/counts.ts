import { type Bits, countCommon, listSlots, subtract } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import type { Option } from './facets.ts'
import { lengthOf, offsetOf, pageOf } from './number-lists.ts'

/** Measured: looking at a product with a dozen options takes 24 ns, intersecting a word of two sets 1.3 ns. */
const wordsPerProduct = 18

/**
 * How many of the matches each option has, by ordinal. Of three ways the cheapest is taken: looking at the matches, at
 * the others (none, when everything matches), or intersecting each option's set with theirs.
 */
export function countOptions(index: Index, options: Option[], matches: Bits, total: number): Uint32Array {
  const { live, slotOf } = index.products
  const others = slotOf.size - total
  const looking = Math.min(total, others) * wordsPerProduct
  if (looking > options.length * live.length) return countBySets(index, options, matches)
  if (total <= others) return countByLooking(index, matches)
  const counts = countByLooking(index, subtract(live, matches))
  for (const option of options) counts[option.ordinal] = option.count - (counts[option.ordinal] ?? 0)
  return counts
}

function countBySets({ facets }: Index, options: Option[], matches: Bits): Uint32Array {
  const counts = new Uint32Array(facets.byOrdinal.length)
  for (const option of options) counts[option.ordinal] = countCommon(matches, option.slots)
  return counts
}

function countByLooking({ facets, products }: Index, matches: Bits): Uint32Array {
  const counts = new Uint32Array(facets.byOrdinal.length)
  const { chosen } = facets
  for (const slot of listSlots(matches, products.workspace.slots)) {
    const page = pageOf(chosen, slot)
    const offset = offsetOf(chosen, slot)
    const end = offset + lengthOf(chosen, slot)
    for (let i = offset; i < end; i++) {
      const ordinal = page[i] ?? 0
      counts[ordinal] = (counts[ordinal] ?? 0) + 1
    }
  }
  return counts
}
