import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fits } from '../../../../contract/fit/judge.ts'
import { mapMeasures } from '../../../../contract/fit/measures.ts'
import type { Piece } from '../../../../contract/fit/piece.ts'
import { createJudge } from './fitting.ts'
import { packPieces, pieceKeys } from './pieces.ts'

const size = fc.integer({ min: 20, max: 500 }).map((half) => half / 2)
const unknown = fc.constantFrom(null, null, 0)
const pieces = fc.record(
  Object.fromEntries(pieceKeys.map((key) => [key, fc.oneof(size, size, unknown)])),
) as unknown as fc.Arbitrary<Piece>
const measured = fc.record(mapMeasures(() => fc.option(size, { nil: null })))

test('a search finds exactly the pieces that fit on the page of a product', () => {
  fc.assert(
    fc.property(pieces, measured, (piece, measures) => {
      fc.pre(Object.values(measures).some(Boolean))
      const packed = packPieces([piece])
      fc.pre(packed.length > 0)
      const isAsked = [measures.spaceWidth, measures.spaceHeight, measures.spaceDepth, measures.doorWidth]
      fc.pre([...isAsked, measures.doorHeight, measures.hallWidth, measures.turnWidth].some(Boolean))
      expect(createJudge(measures)(packed, 0)).toBe(fits(piece, measures))
    }),
    { numRuns: 5000 },
  )
})

test('sizes are kept once each, rounded up, and none where nothing is known', () => {
  const none = Object.fromEntries(pieceKeys.map((key) => [key, null])) as Piece
  const chair = { ...none, width: 70.001, height: 80 }
  expect(packPieces([none, chair, { ...chair }])).toEqual([7001, 8000, 0, 0, 0, 0, 0, 0, 0])
  expect(packPieces([none])).toEqual([])
})
