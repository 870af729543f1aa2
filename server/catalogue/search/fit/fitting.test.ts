import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fits, judgeFit } from '../../../../contract/fit/judge.ts'
import { type Measures, mapMeasures } from '../../../../contract/fit/measures.ts'
import type { Piece } from '../../../../contract/fit/piece.ts'
import { makeEntry } from '../../../../tests/support/sample-entries.ts'
import { anything } from '../../../../tests/support/sample-requests.ts'
import { buildIndex } from '../catalogue-index.ts'
import { search } from '../search.ts'
import { createJudge, needsOf } from './fitting.ts'
import { listMet, meetsNeeds, packPieces, pieceKeys } from './pieces.ts'

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

test('a search knows exactly the pieces that the page of a product can judge in every place', () => {
  fc.assert(
    fc.property(pieces, measured, (piece, measures) => {
      const { unknown } = judgeFit(piece, measures)
      fc.pre(packPieces([piece]).length > 0)
      expect(meetsNeeds(listMet(packPieces([piece])), needsOf(measures))).toBe(unknown.length === 0)
    }),
    { numRuns: 5000 },
  )
})

test('a piece of which only the packing is known is judged at a door, and unmeasured in a space', () => {
  const none = Object.fromEntries(pieceKeys.map((key) => [key, null])) as Piece
  const pieces = packPieces([{ ...none, packedWidth: 90, packedHeight: 20, packedDepth: 60 }])
  const index = buildIndex([makeEntry(1, { pieces })])
  const look = (measures: Partial<Measures>) => {
    const fit = { ...mapMeasures(() => null), ...measures }
    const { total, filters } = search(index, { ...anything, fit }, 24)
    return { total, unmeasured: filters.unmeasured }
  }
  expect(look({ doorWidth: 70 })).toEqual({ total: 1, unmeasured: 0 })
  expect(look({ hallWidth: 15 })).toEqual({ total: 0, unmeasured: 0 })
  expect(look({ hallWidth: 15, spaceWidth: 100 })).toEqual({ total: 0, unmeasured: 1 })
})

test('sizes are kept once each, rounded up, and none where nothing is known', () => {
  const none = Object.fromEntries(pieceKeys.map((key) => [key, null])) as Piece
  const chair = { ...none, width: 70.001, height: 80 }
  expect(packPieces([none, chair, { ...chair }])).toEqual([7001, 8000, 0, 0, 0, 0, 0, 0, 0])
  expect(packPieces([none])).toEqual([])
})
