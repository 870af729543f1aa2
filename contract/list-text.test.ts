import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeList } from './list-text.ts'

test('a list is written as in Britain', () => {
  const and = new Intl.ListFormat('en-GB')
  const or = new Intl.ListFormat('en-GB', { type: 'disjunction' })
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 6 }), (texts) => {
      expect(writeList(texts)).toBe(and.format(texts))
      expect(writeList(texts, 'or')).toBe(or.format(texts))
    }),
  )
})
