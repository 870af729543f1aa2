import { sizeFields } from '../../../../contract/search-fields.ts'
import type { Index } from '../catalogue-index.ts'
import { amountsOf, fieldOfSide, slotsBetween } from '../filters/amount-kinds.ts'
import { type Counted, listCounted } from '../filters/counted.ts'
import { countValues } from '../filters/spreads.ts'
import type { Amounts } from '../storage/amounts.ts'
import { addAll, addBit, type Bits, createBits } from '../storage/bits.ts'
import type { Products } from '../storage/products.ts'
import type { DimensionConstraint, RelativeConstraint } from '../understanding/understood.ts'

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

/** Products with a known length of that side, or of any side. */
export const findMeasured = (products: Products, dimension: DimensionConstraint['dimension']): Bits =>
  findSized(products, { dimension, limits: {} })

/** The tolerance of a side. */
const tolerance = 0.03
const isNear = (own: number, side: number) => Math.abs(own - side) <= side * tolerance

/** Products that have each of these lengths as a side: '160 x 230' for rugs, blinds and curtains. */
export function findPaired({ sizes: { width, height, depth }, used, capacity }: Products, asked: number[]): Bits {
  const found = createBits(capacity)
  const sides = [width, height, depth]
  const near = asked.map((side) => sides.map(({ values }) => values.map((own) => isNear(own, side))))
  for (let slot = 0; slot < used; slot++) {
    const has = (nearSides: boolean[][]) => nearSides.some((isNearBy, i) => isNearBy[sides[i]?.numbers[slot] ?? 0])
    if (near.every(has)) addBit(found, slot)
  }
  return found
}

/** A third of the products that have the side: the smallest, the largest, or those between. */
export function findRelative({ products }: Index, { dimension, end }: RelativeConstraint, among: Bits): Bits {
  const kind = dimension === 'length' ? 'maxWidth' : fieldOfSide[dimension]
  const { low, high } = findThirds(amountsOf(products, kind), listCounted(products, among))
  if (end === 'least') return slotsBetween(products, kind, 0, low)
  return slotsBetween(products, kind, end === 'most' ? high : low, end === 'most' ? Number.POSITIVE_INFINITY : high)
}

function findThirds(amounts: Amounts, counted: Counted): { low: number; high: number } {
  const alike = countValues(amounts, counted)
  const known = [...amounts.values.entries()].filter(([i, value]) => value > 0 && (alike[i] ?? 0) > 0)
  let end = 0
  const sorted = known
    .toSorted(([, one], [, other]) => one - other)
    .map(([i, value]) => {
      end += alike[i] ?? 0
      return { value, end }
    })
  const valueAt = (place: number) => sorted.find((each) => each.end > place)?.value ?? 0
  return { low: valueAt(Math.floor((end - 1) / 3)), high: valueAt(Math.ceil(((end - 1) * 2) / 3)) }
}
