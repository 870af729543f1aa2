import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Piece, readPieces, writePieces } from './stored-pieces.ts'

const piece = fc.record({
  variantUuid: fc.uuid(),
  productUuid: fc.uuid(),
  name: fc.string(),
  quantity: fc.integer({ min: 1, max: 99 }),
  note: fc.string({ maxLength: 500 }),
  savedAt: fc.constant('2026-11-23T12:00:00.000Z'),
  savedPrice: fc.integer({ min: 0, max: 1_000_000 }).map((pence) => pence / 100),
})

const uuidOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`

test('a shortlist is read as it was written', () => {
  fc.assert(
    fc.property(fc.array(piece), (pieces: Piece[]) => {
      expect(readPieces(writePieces(pieces))).toEqual(pieces)
    }),
  )
})

test('whatever is stored, reading it gives complete pieces or nothing', () => {
  const anything = fc.oneof(
    fc.string(),
    fc.json(),
    fc.anything().map((pieces) => `${JSON.stringify({ version: 1, pieces })}`),
    fc.array(fc.anything()).map((pieces) => `${JSON.stringify({ version: 1, pieces })}`),
  )
  fc.assert(
    fc.property(anything, (text) => {
      for (const { variantUuid, quantity, note, savedPrice } of readPieces(text) ?? []) {
        expect([typeof note, typeof savedPrice]).toEqual(['string', 'number'])
        expect(variantUuid).toBeTruthy()
        expect(quantity).toBeGreaterThanOrEqual(1)
      }
    }),
  )
})

test.each([
  ['nothing', null, []],
  ['no JSON', '{', undefined],
  ['another version', '{"version":2,"pieces":[]}', undefined],
  ['a piece without a product', `{"version":1,"pieces":[{"variantUuid":"${uuidOf(1)}"}]}`, []],
  ['a piece whose variant is none', '{"version":1,"pieces":[{"variantUuid":"v","productUuid":"p"}]}', []],
])('%s is read', (_, text, pieces) => {
  expect(readPieces(text)).toEqual(pieces)
})

test('a quantity outside the limits is clamped', () => {
  const quantities = [0, -3, 1000, 'many', 2.7].map((quantity, n) => ({
    variantUuid: uuidOf(n),
    productUuid: uuidOf(9),
    quantity,
  }))
  const pieces = readPieces(JSON.stringify({ version: 1, pieces: quantities }))
  expect(pieces?.map(({ quantity }) => quantity)).toEqual([1, 1, 99, 1, 2])
})

test('a variant that is stored twice is one piece', () => {
  const stored = [1, 2, 1].map((n) => ({ variantUuid: uuidOf(n), productUuid: uuidOf(9) }))
  const pieces = readPieces(JSON.stringify({ version: 1, pieces: stored }))
  expect(pieces?.map(({ variantUuid }) => variantUuid)).toEqual([uuidOf(1), uuidOf(2)])
})
