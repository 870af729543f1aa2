import { type Cells, makeRoomFor } from './cells.ts'
import { grown } from './number-lists.ts'

/**
 * The pence or centimetres of each slot, as an index into the distinct `values`: many products share a value, so counting
 * and comparing is quicker. Index 0 means unknown.
 */
export type Amounts = {
  numbers: Cells
  values: number[]
  numberOf: Map<number, number>
  /** The number of slots with each value. If no slot has a value, its number is reused for another value. */
  counts: number[]
  freeNumbers: number[]
}

export const createAmounts = (capacity: number): Amounts => ({
  numbers: new Uint8Array(capacity),
  values: [0],
  numberOf: new Map([[0, 0]]),
  counts: [0],
  freeNumbers: [],
})

export function growAmounts(amounts: Amounts, capacity: number) {
  amounts.numbers = grown(amounts.numbers, capacity)
}

export const readAmount = ({ numbers, values }: Amounts, slot: number): number => values[numbers[slot] ?? 0] ?? 0

export function writeAmount(amounts: Amounts, slot: number, value: number) {
  const { counts, values, numberOf, freeNumbers } = amounts
  const before = amounts.numbers[slot] ?? 0
  const number = takeNumber(amounts, value)
  amounts.numbers = makeRoomFor(amounts.numbers, number)
  amounts.numbers[slot] = number
  counts[number] = (counts[number] ?? 0) + 1
  if (before === 0) return
  counts[before] = (counts[before] ?? 0) - 1
  if (counts[before] !== 0) return
  numberOf.delete(values[before] ?? 0)
  freeNumbers.push(before)
}

function takeNumber({ values, numberOf, counts, freeNumbers }: Amounts, value: number): number {
  const known = numberOf.get(value)
  if (known !== undefined) return known
  const number = freeNumbers.pop() ?? values.length
  values[number] = value
  counts[number] = 0
  numberOf.set(value, number)
  return number
}
