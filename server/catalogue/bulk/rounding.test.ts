import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Rounding, type RoundingRule, roundings, roundingWays } from '../../../contract/staff/bulk.ts'
import { shiftPrice } from './rounding.ts'

const as = (to: RoundingRule, way: Rounding['way'] = 'nearest'): Rounding => ({ to, way })
const percent = (amount: number) => ({ by: 'percent', amount }) as const
const pounds = (amount: number) => ({ by: 'pounds', amount }) as const

test.each([
  [1299_00, percent(10), as('none'), 1428_90],
  [1299_00, percent(10), as('pound'), 1429_00],
  [1299_00, percent(10), as('pound', 'down'), 1428_00],
  [1299_00, percent(10), as('99'), 1428_99],
  [1299_00, percent(10), as('99', 'down'), 1427_99],
  [1299_00, percent(10), as('95', 'up'), 1428_95],
  [1299_00, percent(-12.5), as('5-pounds'), 1135_00],
  [1299_00, pounds(-50), as('10-pounds', 'up'), 1250_00],
  [1250_00, pounds(0.01), as('10-pounds', 'up'), 1260_00],
  [1250_00, percent(8), as('10-pounds', 'up'), 1350_00],
  [33, percent(50), as('none'), 50],
  [40, percent(-50), as('99', 'down'), -1],
])('%i pence, %o, rounded %o, is %i', (price, shift, rounding, expected) => {
  expect(shiftPrice(price, shift, rounding)).toBe(expected)
})

test('rounds a price to the nearest allowed one on the chosen side', () => {
  const ends: Record<RoundingRule, [step: number, above: number]> = {
    none: [1, 0],
    pound: [100, 0],
    '99': [100, 99],
    '95': [100, 95],
    '5-pounds': [500, 0],
    '10-pounds': [1000, 0],
  }
  const price = fc.integer({ min: 1, max: 100_000_000 })
  const hundredths = fc.integer({ min: -9500, max: 50_000 })
  fc.assert(
    fc.property(
      price,
      hundredths,
      fc.constantFrom(...roundings),
      fc.constantFrom(...roundingWays),
      (from, by, to, way) => {
        const [step, above] = ends[to]
        const result = shiftPrice(from, percent(by / 100), { to, way })
        // Integers, because floating point would round.
        const exact = BigInt(from) * BigInt(10_000 + by)
        const off = BigInt(result) * 10_000n - exact
        const wide = BigInt(step) * 10_000n
        expect((result - above) % step === 0).toBe(true)
        if (way === 'up') expect(off >= 0n && off < wide).toBe(true)
        if (way === 'down') expect(off <= 0n && -off < wide).toBe(true)
        if (way === 'nearest') expect((off < 0n ? -off : off) * 2n <= wide).toBe(true)
      },
    ),
  )
})
