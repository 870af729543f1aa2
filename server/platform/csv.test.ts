import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bareCell, writeCsvLine } from './csv.ts'

test.each(['=1+1', '+44 1572', '-2', '@SUM(A1)', '\t=1', '\r=1', '\n=1', ' =1+1', '\u00a0@x', '＝1', '\ufeff=1'])(
  'a spreadsheet reads %j as text',
  (cell) => {
    expect(writeCsvLine([cell]).replace(/^"/, '')).toMatch(/^'/)
  },
)

test('numbers stay numbers, and nothing stays empty', () => {
  expect(writeCsvLine([-5, 12.5, null, ''])).toBe('-5,12.5,,\r\n')
})

test('any cells are read back the same, and none runs as a formula', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: fc.constantFrom('"', ',', '\n', '\r', '=', '+', '-', '@', '\t', ' ', 'a', "'") }),
  )
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1, maxLength: 6 }), (cells) => {
      const read = readLine(writeCsvLine(cells))
      expect(read.map(bareCell)).toEqual(cells)
      for (const text of read) expect(text).not.toMatch(/^\s*[=+\-@]|^[\t\r\n]/)
    }),
    { numRuns: 2000 },
  )
})

/** An independent, simple reader of RFC 4180. */
const readLine = (line: string): string[] =>
  [...`,${line.slice(0, -2)}`.matchAll(/,(?:"((?:[^"]|"")*)"|([^,"]*))/g)].map(
    ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
  )
