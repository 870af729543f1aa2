import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Pounds } from '../../contract/staff-fields.ts'
import { toPence } from './price-edits.ts'
import { toPounds } from './prices.ts'

test('every price in pence goes out in pounds and comes back the same', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => {
      expect(toPence(Pounds.parse(toPounds(pence)))).toBe(pence)
    }),
    { numRuns: 5000 },
  )
})

test('what staff type as pounds and pence is exactly that', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 99 }), (pounds, pence) => {
      const typed = Number(`${pounds}.${String(pence).padStart(2, '0')}`)
      expect(toPence(Pounds.parse(typed))).toBe(pounds * 100 + pence)
    }),
    { numRuns: 5000 },
  )
})

test('a third decimal is never rounded away', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 1, max: 9 }), (pence, tenths) => {
      expect(Pounds.safeParse(Number(`${pence * 10 + tenths}e-3`)).success).toBe(false)
    }),
    { numRuns: 5000 },
  )
})
