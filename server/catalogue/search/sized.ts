import { sizeFields } from '../../../contract/search.ts'
import { amountsOf, fieldOfSide, slotsBetween } from './amounts.ts'
import { addAll, addBit, type Bits, createBits, listSlots } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import type { Products } from './products.ts'
import type { DimensionConstraint, RelativeConstraint } from './understanding/understood.ts'

/** Products with that side, or with any side of that length. */
export function findSized(
  products: Products,
  { dimension, limits }: Pick<DimensionConstraint, 'dimension' | 'limits'>,
): Bits {
  const { min = 0, max = Number.POSITIVE_INFINITY } = limits
  const found = createBits(products.capacity)
  const kinds = dimension === 'length' ? sizeFields : [fieldOfSide[dimension]]
  for (const kind of kinds) addAll(found, slotsBetween(products, kind, min, max))
  return found
}

/** Products of which that side, or any, is known. */
export const findMeasured = (products: Products, dimension: DimensionConstraint['dimension']): Bits =>
  findSized(products, { dimension, limits: {} })

/** How far a side may be from what was said. */
const tolerance = 0.03

/** Products of which each side that was said is one, as '160 x 230' is said of rugs, blinds and curtains. */
export function findPaired({ sizes: { width, height, depth }, used, capacity }: Products, said: number[]): Bits {
  const found = createBits(capacity)
  const isNear = (own = 0, side: number) => Math.abs(own - side) <= side * tolerance
  for (let slot = 0; slot < used; slot++) {
    const has = (side: number) => isNear(width[slot], side) || isNear(height[slot], side) || isNear(depth[slot], side)
    if (said.every(has)) addBit(found, slot)
  }
  return found
}

/** A third of the products that have the side: the smallest, the largest, or those between. */
export function findRelative({ products }: Index, { dimension, end }: RelativeConstraint, among: Bits): Bits {
  const kind = dimension === 'length' ? 'maxWidth' : fieldOfSide[dimension]
  const amounts = amountsOf(products, kind)
  const sorted = sortKnown(amounts, listSlots(among, products.workspace.slots))
  const low = sorted[Math.floor((sorted.length - 1) / 3)] ?? 0
  const high = sorted[Math.ceil(((sorted.length - 1) * 2) / 3)] ?? 0
  if (end === 'least') return slotsBetween(products, kind, 0, low)
  return slotsBetween(products, kind, end === 'most' ? high : low, end === 'most' ? Number.POSITIVE_INFINITY : high)
}

function sortKnown(amounts: Float64Array, slots: Uint32Array): Float64Array {
  const known = new Float64Array(slots.length)
  let count = 0
  for (let i = 0; i < slots.length; i++) {
    const amount = amounts[slots[i] ?? 0] ?? 0
    if (amount > 0) known[count++] = amount
  }
  return known.subarray(0, count).sort()
}
