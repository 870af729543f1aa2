import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type StockState, stockStates } from '../../../contract/availability.ts'
import { describeCard, findAvailability } from './card-availability.ts'

const variant = fc.record({
  onDisplay: fc.boolean(),
  stockState: fc.constantFrom(null, ...stockStates),
  isExDisplay: fc.constantFrom(false, false, true),
})
const variants = fc.array(variant, { minLength: 1, maxLength: 5 })

test('a card shows the best availability of the variants of its product', () => {
  fc.assert(
    fc.property(variants, (all) => {
      const { onDisplay, inStock, stockState } = findAvailability(all)
      const has = (...states: (StockState | null)[]) => all.some((one) => states.includes(one.stockState))
      const usual = all.filter(({ isExDisplay }) => !isExDisplay)
      const judged = usual.length > 0 ? usual : all
      const every = (...states: (StockState | null)[]) => judged.every((one) => states.includes(one.stockState))
      expect(onDisplay).toBe(all.some((one) => one.onDisplay))
      expect(inStock).toBe(has('in-stock', 'last-one'))
      expect(stockState === 'not-available').toBe(every('not-available'))
      expect(stockState === 'last-one').toBe(every('last-one', 'not-available') && !every('not-available'))
      expect(stockState === null).toBe(judged.some((one) => one.stockState === null))
    }),
  )
})

test('a card says one thing: that it is the last one, not available, or on display', () => {
  const noteOf = (onDisplay: boolean, stockState: StockState | null) =>
    describeCard({ onDisplay, stockState, inStock: false }).showroomNote
  expect(noteOf(true, 'last-one')).toBe('last one')
  expect(noteOf(true, 'not-available')).toBe('not available now')
  expect(noteOf(true, 'order-in')).toBe('on display')
  expect(noteOf(false, 'in-stock')).toBeUndefined()
  expect(describeCard({ onDisplay: false, stockState: null, inStock: false })).toEqual({})
})
