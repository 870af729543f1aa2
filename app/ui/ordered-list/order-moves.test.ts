import fc from 'fast-check'
import { expect, test } from 'vitest'
import { moveItem } from './order-moves.ts'

test('moves one item and keeps the order of the others', () => {
  const moves = fc.uniqueArray(fc.integer(), { minLength: 1 }).chain((items) => {
    const place = fc.nat(items.length - 1)
    return fc.record({ items: fc.constant(items), from: place, to: place })
  })
  fc.assert(
    fc.property(moves, ({ items, from, to }) => {
      const moved = moveItem(items, from, to)
      expect(moved[to]).toBe(items[from])
      const without = (list: number[]) => list.filter((item) => item !== items[from])
      expect(without(moved)).toEqual(without(items))
    }),
  )
})
