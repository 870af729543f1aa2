import type { SizeField } from '../../../../contract/search-fields.ts'
import type { Amounts } from '../storage/amounts.ts'
import { type Bits, createBits } from '../storage/bits.ts'
import type { Products } from '../storage/products.ts'

export type AmountKind = 'price' | SizeField

/** The filter of each side. */
export const fieldOfSide = { width: 'maxWidth', height: 'maxHeight', depth: 'maxDepth' } as const

export function amountsOf({ prices, sizes }: Products, kind: AmountKind): Amounts {
  if (kind === 'price') return prices
  return { maxWidth: sizes.width, maxHeight: sizes.height, maxDepth: sizes.depth }[kind]
}

/** The slots whose amount is known and within the bounds, which are included. */
export function slotsBetween(products: Products, kind: AmountKind, min: number, max: number): Bits {
  const { numbers, values } = amountsOf(products, kind)
  const isWithin = Uint8Array.from(values, (value) => Number(value > 0 && value >= min && value <= max))
  const slots = createBits(products.capacity)
  for (let slot = 0; slot < products.used; ) {
    const end = Math.min(slot + 32, products.used)
    let word = 0
    for (; slot < end; slot++) word |= (isWithin[numbers[slot] ?? 0] ?? 0) << (slot & 31)
    slots[(end - 1) >>> 5] = word
  }
  return slots
}
