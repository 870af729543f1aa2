import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitCell } from './split-cell.ts'

test.each([
  ['Sofa Milano - Slate Grey', '* - *', 'last', ['Sofa Milano', 'Slate Grey']],
  ['Sofa  Milano –  Slate Grey ', '* - *', 'last', ['Sofa Milano', 'Slate Grey']],
  ['L-shaped sofa', '* - *', 'last', ['L-shaped sofa', '']],
  ['Milano - Corner - Navy', '* - *', 'last', ['Milano - Corner', 'Navy']],
  ['Milano - Corner - Navy', '* - *', 'first', ['Milano', 'Corner - Navy']],
  ['Milano (Navy)', '* (*)', 'last', ['Milano', 'Navy']],
  ['Milano (Navy) set', '* (*)', 'last', ['Milano (Navy) set', '']],
  ['Milano (two) (Navy)', '* (*)', 'last', ['Milano (two)', 'Navy']],
  ['Milano, Oak, 3 seater', '*, *, *', 'first', ['Milano', 'Oak', '3 seater']],
  ['SKU: 12-B / Oak', 'SKU: * / *', 'first', ['12-B', 'Oak']],
  ['Oak', '* - *', 'last', ['Oak', '']],
  ['Oak -', '* - *', 'last', ['Oak -', '']],
  ['', '* - *', 'last', ['', '']],
  ['(', '* (*)', 'last', ['(', '']],
  ['a-a', '*a-*-a*', 'last', ['a-a', '', '']],
] as const)('%s by the pattern %s, at the %s, is %o', (text, pattern, at, parts) => {
  expect(splitCell(text, { pattern, at })).toEqual(parts)
})

test('parts joined with a separator are split into the same parts, from either end', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/)
  fc.assert(
    fc.property(fc.array(word, { minLength: 2, maxLength: 6 }), fc.constantFrom('first', 'last'), (words, at) => {
      const pattern = words.map(() => '*').join(' - ')
      expect(splitCell(words.join(' - '), { pattern, at })).toEqual(words)
    }),
  )
})

test('any text and pattern give as many parts as there are stars, and lose nothing that does not fit', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', '-', ' ', '(', ')', '–'), maxLength: 20 })
  const mark = fc.string({ unit: fc.constantFrom('a', '-', ' ', '('), minLength: 1, maxLength: 3 })
  fc.assert(
    fc.property(
      text,
      fc.array(mark, { minLength: 3, maxLength: 5 }),
      fc.constantFrom('first', 'last'),
      (cell, marks, at) => {
        const parts = splitCell(cell, { pattern: marks.join('*'), at })
        expect(parts).toHaveLength(marks.length - 1)
        if (parts.at(-1) === '') expect(parts[0]).toBe(cell.trim().replace(/\s+/g, ' '))
      },
    ),
  )
})
