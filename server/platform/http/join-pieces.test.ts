import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countBytes, joinForNow, joinPieces } from './join-pieces.ts'

test('chunks are joined in order, in a new buffer and in the reused one', () => {
  const pieces = fc.array(fc.uint8Array({ maxLength: 400 }), { maxLength: 6 })
  fc.assert(
    fc.property(pieces, (list) => {
      const bytes = list.flatMap((piece) => [...piece])
      expect([...joinPieces(list)]).toEqual(bytes)
      expect([...joinForNow(list)]).toEqual(bytes)
      expect(countBytes(list)).toBe(bytes.length)
    }),
  )
})

test('chunks that do not fit into the reused buffer are joined in a new one', () => {
  const long = joinForNow([Buffer.alloc(200_000, 1), Buffer.alloc(200_000, 2)])
  joinForNow([Buffer.from('oak'), Buffer.from('ash')])
  expect([long.length, long[0], long[399_999]]).toEqual([400_000, 1, 2])
})
