import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deserialize, serialize } from './serialize.ts'

const { anything, array, string, uint8Array, uint16Array, uint32Array, float64Array, oneof } = fc
const numbers = oneof(uint8Array(), uint16Array(), uint32Array(), float64Array(), uint8Array().map(Buffer.from))
const plain = anything({
  withMap: true,
  withSet: true,
  withBigInt: true,
  withSparseArray: true,
  withNullPrototype: false,
})
const held = oneof(plain, numbers, array(numbers), fc.dictionary(string(), numbers))

function deserialized(value: unknown): unknown {
  const { skeleton, arrays } = serialize(value)
  const bytes = Buffer.concat(arrays)
  return deserialize(skeleton, bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length))
}

test('a value survives freezing and thawing', () => {
  fc.assert(
    fc.property(held, (value) => {
      expect(deserialized(value)).toEqual(value)
    }),
    { numRuns: 500 },
  )
})

test('an object that contains itself survives', () => {
  const room = { number: 1, of: new Map<string, unknown>() }
  room.of.set('itself', room)
  const copy = deserialized(room) as typeof room
  expect(copy.of.get('itself')).toBe(copy)
})

test('a view of a longer array thaws as that part alone', () => {
  expect(deserialized(new Uint32Array([1, 2, 3, 4]).subarray(1, 3))).toEqual(new Uint32Array([2, 3]))
})

test.each([
  ['a function', () => 1],
  ['an unknown kind of typed array', new Int8Array(1)],
])('%s is refused', (_, value) => {
  expect(() => serialize({ value })).toThrow()
})
