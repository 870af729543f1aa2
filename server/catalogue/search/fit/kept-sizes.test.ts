import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createKeptSizes, createSizeReader, keepSizes } from './kept-sizes.ts'
import { pieceKeys } from './pieces.ts'

const measure = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 40_000 }) },
  { weight: 1, arbitrary: fc.constantFrom(65_535, 65_536, 2 ** 32 - 1) },
)
const size = fc.array(measure, { minLength: pieceKeys.length, maxLength: pieceKeys.length })
const pieces = fc.array(size, { maxLength: 20 }).map((sizes) => sizes.flat())

test('the sizes of a product are those written last', () => {
  const writes = fc.array(fc.tuple(fc.nat(5), pieces), { maxLength: 20 })
  const property = fc.property(writes, (written) => {
    const kept = createKeptSizes()
    for (const [product, numbers] of written) keepSizes(kept, product, numbers)
    const sizes = createSizeReader(kept)
    for (const [product, numbers] of new Map(written)) {
      const length = sizes.find(product)
      expect(Array.from(sizes.numbers).slice(sizes.start, sizes.start + length)).toEqual(numbers)
    }
  })
  fc.assert(property, { numRuns: 300 })
})
