import type { Amounts } from '../storage/amounts.ts'
import { countCells } from '../storage/columns.ts'
import type { Counted } from './counted.ts'

/** How amounts spread: `counts[i]` are above `from + i * step` and no more than a step above it. */
export type Spread = { min: number; max: number; from: number; step: number; counts: Uint32Array }

/** Null when no amount is known. A step is 1, 2 or 5 units, or such a number of tens, hundreds, … of them. */
export function spreadAmounts(amounts: Amounts, counted: Counted, limit: number, unit: number): Spread | null {
  const { values } = amounts
  const alike = countValues(amounts, counted)
  const { min, max } = findEnds(values, alike)
  if (max === 0) return null
  const step = chooseStep(min, max, limit, unit)
  const first = Math.ceil(min / step) - 1
  const counts = new Uint32Array(Math.ceil(max / step) - first)
  for (let i = 1; i < values.length; i++) {
    const own = alike[i] ?? 0
    if (own === 0) continue
    const place = Math.ceil((values[i] ?? 0) / step) - 1 - first
    counts[place] = (counts[place] ?? 0) + own
  }
  return { min, max, from: first * step, step, counts }
}

/** How many of the matches have each value, by its number. */
export function countValues({ numbers, values, counts }: Amounts, { slots, isRest }: Counted): Uint32Array {
  const own = new Uint32Array(values.length)
  countCells(numbers, slots, own)
  if (isRest) for (let i = 0; i < own.length; i++) own[i] = (counts[i] ?? 0) - (own[i] ?? 0)
  return own
}

function findEnds(values: number[], alike: Uint32Array) {
  let min = Number.POSITIVE_INFINITY
  let max = 0
  for (let i = 1; i < values.length; i++) {
    if (alike[i] === 0) continue
    const value = values[i] ?? 0
    if (value > max) max = value
    if (value < min) min = value
  }
  return { min, max }
}

function chooseStep(min: number, max: number, limit: number, unit: number): number {
  for (let tens = unit; ; tens *= 10) {
    const step = [tens, 2 * tens, 5 * tens].find((each) => Math.ceil(max / each) - Math.ceil(min / each) < limit)
    if (step !== undefined) return step
  }
}
