import { expect, test } from 'vitest'
import { addUp, describePriceChange } from './price-change.ts'

const at = (price: number, salePrice: number | null = null) => ({ price, salePrice, onSale: salePrice !== null })

test.each([
  [100, at(100), undefined],
  [100, at(90), '£10 less than when you saved it'],
  [100, at(120, 99.5), '£0.50 less than when you saved it'],
  [100, at(120), '£20 more than when you saved it'],
  [100, at(0), 'It was £100 when you saved it'],
  [0, at(100), 'It had no price when you saved it'],
])('a price of %s that is now %j: %s', (saved, now, words) => {
  expect(describePriceChange(saved, now)).toBe(words)
})

test('a total multiplies each price by its quantity, and says how many pieces have none', () => {
  const lines = [
    { quantity: 2, facts: at(19.99) },
    { quantity: 1, facts: at(100, 80) },
    { quantity: 3, facts: at(0) },
  ]
  expect(addUp(lines)).toEqual({ pounds: 119.98, pieces: 6, unpriced: 3 })
})
