import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { Pounds } from '../../../contract/staff/fields.ts'
import { type Priced, priceVariant, toPence, toPounds } from './prices.ts'

const now = new Date('2026-03-01T12:00:00Z')
const offer: Priced = { pricePence: 100_00, salePricePence: 80_00, onSale: true, saleStartsAt: null, saleEndsAt: null }
const earlier = new Date('2026-03-01T11:59:59.999Z')
const later = new Date('2026-03-01T12:00:00.001Z')

describe('an offer', () => {
  test('replaces the price while it runs', () => {
    expect(priceVariant(offer, now)).toEqual({
      pricePence: 100_00,
      salePricePence: 80_00,
      onSale: true,
      effectivePence: 80_00,
    })
  })

  test.each([
    ['has not begun', { saleStartsAt: later }],
    ['is over', { saleEndsAt: earlier }],
    ['ends at this very instant', { saleEndsAt: now }],
    ['is not on', { onSale: false }],
    ['has no price', { salePricePence: null }],
    ['has a price of nothing', { salePricePence: 0 }],
  ])('has no effect when it %s', (_, change) => {
    expect(priceVariant({ ...offer, ...change }, now)).toEqual({
      pricePence: 100_00,
      salePricePence: null,
      onSale: false,
      effectivePence: 100_00,
    })
  })

  test('begins at its exact start', () => {
    expect(priceVariant({ ...offer, saleStartsAt: now, saleEndsAt: later }, now).onSale).toBe(true)
  })
})

const instant = fc.option(fc.integer({ min: 0, max: 20 }).map((ms) => new Date(ms)))
const anyVariant = fc
  .record({
    pricePence: fc.integer({ min: 0, max: 500_000 }),
    salePricePence: fc.option(fc.integer({ min: 0, max: 500_000 })),
    onSale: fc.boolean(),
    saleStartsAt: instant,
    saleEndsAt: instant,
  })
  .chain((variant) => fc.tuple(fc.constant(variant), fc.integer({ min: 0, max: 20 })))

test('the price charged is the sale price inside the offer, else the list price, at every instant', () => {
  fc.assert(
    fc.property(anyVariant, ([variant, ms]) => {
      const { saleStartsAt, saleEndsAt } = variant
      const instants = Array.from({ length: 21 }, (_, i) => i)
      const inside = instants.slice(saleStartsAt?.getTime() ?? 0, saleEndsAt?.getTime() ?? 21).includes(ms)
      const sold = variant.onSale && inside ? variant.salePricePence || null : null
      expect(priceVariant(variant, new Date(ms))).toEqual({
        pricePence: variant.pricePence,
        salePricePence: sold,
        onSale: sold !== null,
        effectivePence: sold ?? variant.pricePence,
      })
    }),
  )
})

test('pounds are written with exactly their pence', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (pence) => {
      expect(toPounds(pence).toFixed(2)).toBe(`${Math.floor(pence / 100)}.${String(pence % 100).padStart(2, '0')}`)
      expect(Math.round(toPounds(pence) * 100)).toBe(pence)
    }),
  )
})

test('every price survives the conversion from pence to pounds and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => {
      expect(toPence(Pounds.parse(toPounds(pence)))).toBe(pence)
    }),
    { numRuns: 5000 },
  )
})

test('typed pounds and pence are read exactly', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 99 }), (pounds, pence) => {
      const typed = Number(`${pounds}.${String(pence).padStart(2, '0')}`)
      expect(toPence(Pounds.parse(typed))).toBe(pounds * 100 + pence)
    }),
    { numRuns: 5000 },
  )
})

test('a third decimal is refused, not rounded', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), fc.integer({ min: 1, max: 9 }), (pence, tenths) => {
      expect(Pounds.safeParse(Number(`${pence * 10 + tenths}e-3`)).success).toBe(false)
    }),
    { numRuns: 5000 },
  )
})
