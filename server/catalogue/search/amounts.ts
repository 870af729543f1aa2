import type { SizeField } from '../../../contract/search.ts'
import { addBit, type Bits, createBits } from './bits.ts'
import type { Products } from './products.ts'

export type AmountKind = 'price' | SizeField

/** The filter of each side. */
export const fieldOfSide = { width: 'maxWidth', height: 'maxHeight', depth: 'maxDepth' } as const

/** Pence or centimetres of each slot; 0 is not known. */
export function amountsOf({ prices, sizes }: Products, kind: AmountKind): Float64Array {
  if (kind === 'price') return prices
  return { maxWidth: sizes.width, maxHeight: sizes.height, maxDepth: sizes.depth }[kind]
}

/** The slots whose amount is known and within the bounds, which are included. */
export function slotsBetween(products: Products, kind: AmountKind, least: number, most: number): Bits {
  const amounts = amountsOf(products, kind)
  const slots = createBits(products.capacity)
  for (let slot = 0; slot < products.used; slot++) {
    const amount = amounts[slot] ?? 0
    if (amount > 0 && amount >= least && amount <= most) addBit(slots, slot)
  }
  return slots
}

/** How amounts spread: `counts[i]` are above `from + i * step` and no more than a step above it. */
export type Spread = { least: number; most: number; from: number; step: number; counts: Uint32Array }

/** Null when no amount is known. A step is 1, 2 or 5 units, or such a number of tens, hundreds, … of them. */
export function spreadAmounts(amounts: Float64Array, slots: Uint32Array, limit: number, unit: number): Spread | null {
  const { least, most } = findEnds(amounts, slots)
  if (most === 0) return null
  const step = chooseStep(least, most, limit, unit)
  const first = Math.ceil(least / step) - 1
  const counts = new Uint32Array(Math.ceil(most / step) - first)
  for (let i = 0; i < slots.length; i++) {
    const amount = amounts[slots[i] ?? 0] ?? 0
    if (amount === 0) continue
    const place = Math.ceil(amount / step) - 1 - first
    counts[place] = (counts[place] ?? 0) + 1
  }
  return { least, most, from: first * step, step, counts }
}

function findEnds(amounts: Float64Array, slots: Uint32Array) {
  let least = Number.POSITIVE_INFINITY
  let most = 0
  for (let i = 0; i < slots.length; i++) {
    const amount = amounts[slots[i] ?? 0] ?? 0
    if (amount > most) most = amount
    if (amount > 0 && amount < least) least = amount
  }
  return { least, most }
}

function chooseStep(least: number, most: number, limit: number, unit: number): number {
  for (let tens = unit; ; tens *= 10) {
    const step = [tens, 2 * tens, 5 * tens].find((each) => Math.ceil(most / each) - Math.ceil(least / each) < limit)
    if (step !== undefined) return step
  }
}
