import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPounds } from './prices.ts'

const asPlatformWrites = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
})

test('a price is written as the platform writes it', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_00, max: 10_000_000_00 }), (pence) => {
      expect(formatPounds(pence / 100)).toBe(asPlatformWrites.format(pence / 100))
    }),
    { numRuns: 2000 },
  )
})
