import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blankVariant, type VariantEdit } from '../../../../contract/staff/catalogue.ts'
import { gridColumns, readCell, writeCell } from './grid-columns.ts'
import { followNotes, isBlock, notePasted, pasteBlock, readBlock } from './paste-block.ts'

describe('a block from a spreadsheet', () => {
  test.each([
    [
      'Sage\t1,299.50\r\nRust\t£1,399\r\n',
      [
        ['Sage', '1,299.50'],
        ['Rust', '£1,399'],
      ],
    ],
    ['"two\nlines"\t"a ""quoted"" word"', [['two\nlines', 'a "quoted" word']]],
    ['6" legs\t""', [['6" legs', '']]],
    ['one', [['one']]],
    ['a\t\tb', [['a', '', 'b']]],
    ['a\n\nb', [['a'], [''], ['b']]],
  ])('%j', (text, cells) => {
    expect(readBlock(text)).toEqual(cells)
  })

  test('is read as a spreadsheet writes it, whatever its cells contain', () => {
    const cell = fc.string({ unit: fc.constantFrom('a', '"', '\t', '\n', ' ', '5') })
    const block = fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 3 }))
      .chain(([rows, columns]) =>
        fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: rows, maxLength: rows }),
      )
    const quote = (text: string) => (/["\t\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)
    fc.assert(
      fc.property(block, (rows) => {
        const text = rows.map((row) => `${row.map(quote).join('\t')}\n`).join('')
        expect(readBlock(text)).toEqual(rows)
      }),
    )
  })
})

test('is pasted as plain text when it is a single cell', () => {
  expect(isBlock(readBlock('Sage'))).toBe(false)
  expect(isBlock(readBlock('Sage\n'))).toBe(false)
  expect(isBlock(readBlock('Sage\tRust'))).toBe(true)
})

test('fills the cells from the chosen one on, and adds variants below the last', () => {
  const variants = [
    { ...blankVariant, name: 'Sage', price: 1, description: 'Kept' },
    { ...blankVariant, name: 'Rust' },
  ]
  const pasted = pasteBlock(variants, readBlock('899\t799\tyes\nnonsense\t\tno\n5'), { row: 1, column: 1 })
  expect(pasted).toHaveLength(4)
  expect(pasted[0]).toEqual(variants[0])
  expect(pasted[1]).toMatchObject({ name: 'Rust', price: 899, salePrice: 799, onSale: true })
  expect(pasted[2]).toMatchObject({ uuid: null, name: '', price: 'nonsense', salePrice: null, onSale: false })
  expect(pasted[3]).toMatchObject({ price: 5 })
  expect(variants[1]?.price).toBe(0)
})

test('is noted at each cell whose price is not a plain number', () => {
  const block = readBlock('from £1,299.00\tPOA\r\n950\t£500–£700')
  const pasted = pasteBlock([{ ...blankVariant, salePrice: 5 }], block, { row: 0, column: 1 })
  expect(pasted).toMatchObject([
    { price: 1299, salePrice: null },
    { price: 950, salePrice: '£500–£700' },
  ])
  expect(notePasted(block, { row: 0, column: 1 })).toEqual([
    { row: 0, column: 1, text: '‘from £1,299.00’ is read as £1,299.' },
    { row: 0, column: 2, text: '‘POA’ is not a price, so this is left empty.' },
    { row: 1, column: 2, text: expect.stringMatching(/two prices/) },
  ])
})

test('is cut at the last column and at 300 variants', () => {
  const last = gridColumns.length - 1
  expect(pasteBlock([blankVariant], [['no', 'more', 'cells']], { row: 0, column: last })).toEqual([
    { ...blankVariant, visible: false },
  ])
  expect(pasteBlock([blankVariant], readBlock('a\n'.repeat(400)), { row: 0, column: 0 })).toHaveLength(300)
})

test('is noted if its last rows or columns do not fit, unless these are empty', () => {
  const last = gridColumns.length - 1
  expect(notePasted([['yes', 'more'], ['no']], { row: 2, column: last })).toEqual([
    { row: 2, column: last + 1, text: 'The cells beyond the last column were left out.' },
  ])
  expect(notePasted(readBlock('a\n'.repeat(301)), { row: 0, column: 0 })).toEqual([
    { row: 299, column: -1, text: '1 row below it was left out: 300 variants at most.' },
  ])
  expect(notePasted(readBlock(`${'a\n'.repeat(300)}\n \n`), { row: 0, column: 0 })).toEqual([])
  expect(notePasted([['yes', '', ' ']], { row: 0, column: last })).toEqual([])
})

test('is read cell by cell in the form of each column', () => {
  const variant = {
    ...blankVariant,
    name: 'Sage',
    price: 12.5,
    salePrice: 9,
    onSale: true,
    widthCm: 80.5,
    supplierCode: 'X',
  }
  for (const column of gridColumns)
    expect({ ...blankVariant, ...readCell(column, writeCell(variant, column)) }[column.key]).toEqual(
      variant[column.key],
    )
})

test('the notes on a block stay with their variants when these are moved, edited, saved or removed', () => {
  const sage = { ...blankVariant, uuid: 'a', name: 'Sage' }
  const rust = { ...blankVariant, name: 'Rust' }
  const oat = { ...blankVariant, name: 'Oat' }
  const notes = [0, 1, 2].map((row) => ({ row, column: 1, text: `${row}` }))
  const rows = (before: VariantEdit[], next: VariantEdit[]) =>
    followNotes(notes, before, next).map(({ row, text }) => `${text} at ${row}`)
  const before = [sage, rust, oat]
  expect(rows(before, [oat, sage, rust])).toEqual(['0 at 1', '1 at 2', '2 at 0'])
  expect(rows(before, [{ ...sage, price: 5 }, rust, { ...oat, price: 5 }])).toEqual(['0 at 0', '1 at 1', '2 at 2'])
  expect(rows(before, [sage, { ...rust, uuid: 'b' }, { ...oat, uuid: 'c' }])).toEqual(['0 at 0', '1 at 1', '2 at 2'])
  expect(rows(before, [rust, oat])).toEqual(['1 at 0', '2 at 1'])
})
