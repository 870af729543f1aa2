import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slicePage } from './page-slice.ts'

test('a page has the same rows from either end, and no row further away than half of the list is passed', () => {
  const anyCase = fc.record({
    total: fc.nat(400),
    page: fc.integer({ min: 1, max: 60 }),
    length: fc.integer({ min: 1, max: 50 }),
  })
  fc.assert(
    fc.property(anyCase, ({ total, page, length }) => {
      const list = Array.from({ length: total }, (_, i) => i)
      const last = Math.max(1, Math.ceil(total / length))
      const { offset, limit, isFromEnd } = slicePage(page, total, length)
      const rows = (isFromEnd ? list.toReversed() : list).slice(offset, offset + limit)
      const from = (Math.min(page, last) - 1) * length
      expect(isFromEnd ? rows.toReversed() : rows).toEqual(list.slice(from, from + length))
      expect(offset).toBeLessThanOrEqual(total / 2)
    }),
    { numRuns: 500 },
  )
})
