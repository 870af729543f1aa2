import { expect, test } from 'vitest'
import type { Showroom } from '../../../contract/availability.ts'
import { describeOffer, findEnd, findMarkupPrice } from './offer.ts'

const unknown: Showroom = {
  onDisplay: false,
  place: null,
  displayCheckedAt: null,
  stockState: null,
  orderWeeks: null,
  stockCheckedAt: null,
  isExDisplay: false,
  conditionNote: '',
  lines: [],
}
const priced = { price: 1299, salePrice: null, onSale: false, saleEndsAt: null, showroom: unknown }
const unpriced = { ...priced, price: 0 }
const onSale = { ...priced, salePrice: 999, onSale: true }
const winter = new Date('2026-01-10T15:30:00Z')
const endOf = (facts: typeof priced | typeof onSale, now = winter) => findEnd(facts, now).toISOString()

test('marks a priced product as in stock, and one without a price as in store only at 99999', () => {
  expect(describeOffer(priced, '/p', true, winter)).toMatchObject({
    price: 1299,
    priceCurrency: 'GBP',
    availability: 'https://schema.org/InStock',
  })
  expect(describeOffer(unpriced, '/p', true, winter)).toMatchObject({
    price: 99999,
    availability: 'https://schema.org/InStoreOnly',
  })
  expect(findMarkupPrice(onSale, true)).toBe(999)
  const withSalePrice = { ...unpriced, salePrice: 40 }
  expect(describeOffer(withSalePrice, '/p', true, winter)).toMatchObject({
    price: 40,
    availability: 'https://schema.org/InStock',
  })
})

test('counts a product with a sale price alone as available, for 7 days', () => {
  const reduced = { ...unpriced, salePrice: 40, saleEndsAt: null }
  expect(describeOffer(reduced, '/p', true, winter)).toMatchObject({
    price: 40,
    priceValidUntil: '2026-01-17T00:00:00.000Z',
    availability: 'https://schema.org/InStock',
  })
})

test.each([
  [{ stockState: 'in-stock' }, 'InStock'],
  [{ stockState: 'last-one', onDisplay: true }, 'InStock'],
  [{ stockState: 'order-in', onDisplay: true }, 'BackOrder'],
  [{ stockState: 'not-available' }, 'OutOfStock'],
  [{ onDisplay: true }, 'InStoreOnly'],
] as const)('marks what staff recorded, %o, as %s, at the price it had', (recorded, availability) => {
  const showroom = { ...unknown, ...recorded }
  const marked = { availability: `https://schema.org/${availability}` }
  expect(describeOffer({ ...priced, showroom }, '/p', true, winter)).toMatchObject({ ...marked, price: 1299 })
  expect(describeOffer({ ...unpriced, showroom }, '/p', true, winter)).toMatchObject({ ...marked, price: 99999 })
})

test('marks an ex-display piece as used', () => {
  const showroom = { ...unknown, isExDisplay: true }
  const itemCondition = 'https://schema.org/UsedCondition'
  expect(describeOffer({ ...priced, showroom }, '/p', true, winter)).toMatchObject({ itemCondition })
})

test('leaves out the offer of an unpriced product when the shop says so', () => {
  expect(describeOffer(unpriced, '/p', false, winter)).toBeUndefined()
  expect(describeOffer(priced, '/p', false, winter)).toBeDefined()
})

test('makes a price valid until midnight today, for 7 days or for 30', () => {
  expect(endOf(unpriced)).toBe('2026-01-10T00:00:00.000Z')
  expect(endOf(onSale)).toBe('2026-01-17T00:00:00.000Z')
  expect(endOf(priced)).toBe('2026-02-09T00:00:00.000Z')
})

test('prefers the end of the sale itself to any rule', () => {
  expect(findEnd({ ...onSale, saleEndsAt: '2026-01-12T12:00:00.000Z' }, winter).toISOString()).toBe(
    '2026-01-12T12:00:00.000Z',
  )
})

test('begins days at midnight in London, also across a change of the clocks', () => {
  const lateInJune = new Date('2026-06-30T23:30:00Z')
  expect(endOf(unpriced, lateInJune)).toBe('2026-06-30T23:00:00.000Z')
  const beforeSummer = new Date('2026-03-28T12:00:00Z')
  expect(endOf(onSale, beforeSummer)).toBe('2026-04-03T23:00:00.000Z')
  const beforeWinter = new Date('2026-10-24T12:00:00Z')
  expect(endOf(unpriced, beforeWinter)).toBe('2026-10-23T23:00:00.000Z')
  expect(endOf(onSale, beforeWinter)).toBe('2026-10-31T00:00:00.000Z')
})
