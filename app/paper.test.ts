import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createPaper } from './paper.ts'

test('what is written is the text in UTF-8, however long the ones before it were', () => {
  const write = createPaper()
  const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 300 }))
  fc.assert(
    fc.property(text, (written) => {
      expect(write(written).equals(Buffer.from(written))).toBe(true)
    }),
    { numRuns: 500 },
  )
})
