import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createScratchBuffer } from './scratch-buffer.ts'

const copy = (bytes: Buffer) => Buffer.from(bytes)

test('writes a text as UTF-8, however long earlier texts were', () => {
  const withBytes = createScratchBuffer()
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }))
  fc.assert(
    fc.property(text, (written) => {
      expect(withBytes(written, copy).equals(Buffer.from(written))).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('refuses to overwrite bytes that are in use', () => {
  const withBytes = createScratchBuffer()
  const writeInside = () => withBytes('oak', () => withBytes('ash', copy))
  expect(writeInside).toThrow('still in use')
  expect(withBytes('elm', copy).toString()).toBe('elm')
})
