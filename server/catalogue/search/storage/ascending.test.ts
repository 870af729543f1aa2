import fc from 'fast-check'
import { expect, test } from 'vitest'
import { packAscending, unpackAscending } from './ascending.ts'

test('ascending numbers are read as they were packed', () => {
  const gap = fc.oneof(fc.integer({ min: 1, max: 200 }), fc.integer({ min: 1, max: 2 ** 24 }))
  fc.assert(
    fc.property(fc.array(gap, { maxLength: 200 }), (gaps) => {
      const numbers = new Uint32Array(gaps.length)
      for (const [i, each] of gaps.entries()) numbers[i] = (numbers[i - 1] ?? 0) + each
      expect(unpackAscending(packAscending(numbers))).toEqual(numbers)
    }),
  )
  const highest = Uint32Array.of(1, 2 ** 32 - 1)
  expect(unpackAscending(packAscending(highest))).toEqual(highest)
})
