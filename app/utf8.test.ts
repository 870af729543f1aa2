import fc from 'fast-check'
import { expect, test } from 'vitest'
import { encodeText } from './utf8.ts'

test('a text is written as UTF-8, however long it and earlier texts are', () => {
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }))
  fc.assert(
    fc.property(text, fc.constantFrom(1, 10, 100), (part, times) => {
      const written = part.repeat(times)
      expect(encodeText(written).equals(Buffer.from(written))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test.each(['\ud83d', '\ude00', 'é😀\ud83d'])('a lone surrogate in a long text is replaced: %j', (half) => {
  const text = half + 'oak '.repeat(1_000)
  expect(encodeText(text).equals(Buffer.from(text))).toBe(true)
})

test('the bytes of one text are unchanged when the next is encoded', () => {
  const first = encodeText('é'.repeat(2_000))
  encodeText('ash'.repeat(2_000))
  expect(first.toString()).toBe('é'.repeat(2_000))
})

test('a text longer than the kept buffer is encoded completely', () => {
  const text = '’oak '.repeat(300_000)
  expect(encodeText(text).equals(Buffer.from(text))).toBe(true)
})
