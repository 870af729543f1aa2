import { expect, test } from 'vitest'
import { makeBook } from '../../../../tests/support/files/workbooks.ts'
import { guessed, readLaidOut } from '../read-sheet.ts'

const read = async (bytes: Buffer | string | Promise<Buffer>, layout = guessed) => {
  const { sheet, outline } = await readLaidOut(Buffer.from(await bytes), 'list', layout)
  return { table: [sheet.headers, ...sheet.rows.map(({ cells }) => cells)], outline }
}

test('merged cells give their value to each of their rows and columns, and headings their group', async () => {
  const rows = [
    ['Autumn list', '', '', '', '', ''],
    ['Code', 'Range', 'Size in cm', '', '', 'Price'],
    ['', '', 'Width', 'Depth', 'Height', ''],
    ['A-1', 'Alder', '200', '90', '80', '900'],
    ['A-2', '', '220', '90', '80', '950'],
    ['B-1', 'Birch', 'On request', '', '', '100'],
  ]
  const merges = ['A1:F1', 'A2:A3', 'B2:B3', 'F2:F3', 'C2:E2', 'B4:B5', 'C6:E6']
  const { table, outline } = await read(makeBook([{ name: 'List', rows, merges }]))
  expect(table).toEqual([
    ['Code', 'Range', 'Size in cm Width', 'Size in cm Depth', 'Size in cm Height', 'Price'],
    ['A-1', 'Alder', '200', '90', '80', '900'],
    ['A-2', 'Alder', '220', '90', '80', '950'],
    ['B-1', 'Birch', 'On request', 'On request', 'On request', '100'],
  ])
  expect(outline).toMatchObject({ headingLine: 3, rows: [{ line: 1, cells: ['Autumn list'] }, {}, {}, {}, {}, {}] })
})

test('merged cells that cover millions of cells are refused, and those beside the table cost nothing', async () => {
  const rows = Array.from({ length: 2000 }, (_, place) => ['x', String(place)])
  const whole = Array.from({ length: 20 }, () => 'A1:GR1048576')
  await expect(read(makeBook([{ name: 'List', rows, merges: whole }]))).rejects.toMatchObject({ status: 422 })
  const beside = Array.from({ length: 5000 }, () => 'C1:XFD1048576')
  expect((await read(makeBook([{ name: 'List', rows, merges: beside }]))).table).toHaveLength(2000)
})

test('the first sheet with products under headings is proposed, hidden ones are not', async () => {
  const sheets = [
    {
      name: 'Secret',
      isHidden: true,
      rows: [
        ['SKU', 'Price'],
        ['Z', '1'],
      ],
    },
    { name: 'Cover', rows: [['Oakworks'], ['Tel. 01632 960 123']] },
    {
      name: 'Beds',
      rows: [
        ['SKU', 'Price'],
        ['A', '1'],
      ],
    },
    {
      name: 'Sofas',
      rows: [
        ['SKU', 'Price'],
        ['B', '1'],
      ],
    },
  ]
  const { table, outline } = await read(makeBook(sheets))
  expect([outline.part, table[1]]).toEqual(['Beds', ['A', '1']])
  expect(outline.parts.map(({ isHidden }) => isHidden)).toEqual([true, false, false, false])
  expect((await read(makeBook(sheets), { part: 'Secret', headingLine: null })).table[1]).toEqual(['Z', '1'])
  await expect(read(makeBook(sheets), { part: 'Gone', headingLine: null })).rejects.toMatchObject({ status: 422 })
})

test.each([
  ['a title with commas', 'Oakworks, Ltd, London\n\nCode;Name;Price\nA;Sofa;1,50\nB;Bed;2,50\n', 'Code'],
  ['an address', 'Oakworks\n1 High St\nTel: 01632\n\nCode,Name,Price\nA,Sofa,1\nB,Bed,2\nC,Rug,2\n', 'Code'],
  ['a first row of dates', '01/09/2026,,,\nRef,Product,Trade,RRP\nA,Sofa,1,2\n', 'Ref'],
  ['words in German', 'Artikelnr.;Bezeichnung;Preis\nA;Sofa;1,50\n', 'Artikelnr.'],
])('headings are found below %s', async (_, text, first) => {
  expect((await read(text)).table[0]?.[0]).toBe(first)
})

test('totals and page numbers among the products are left out, and a product called Total stays', async () => {
  const rows = [
    'Code,Name,Price',
    'A,Sofa,£9',
    'Sub-total,,£9',
    'Page 1 of 2,,',
    'T,Total,£5',
    'Total,Chair,£7',
    'Zwischensumme:,,£12',
  ]
  const { table, outline } = await read([...rows, 'B,Bed,£2', 'Total,,£23'].join('\n'))
  expect(table.slice(1).map(([code]) => code)).toEqual(['A', 'T', 'Total', 'B'])
  expect(outline.notes).toEqual([
    'Among the products, 3 rows are left out: “Sub-total £9”.',
    'Below the products, 1 row is left out: “Total £23”.',
  ])
})

test('a code written as a formula, so that Excel keeps it as text, is read without the formula', async () => {
  const { table } = await read('Code,Name,Price\n="00123",Sofa,1\n"=""00124""",Bed,2\n')
  expect(table.slice(1).map(([code]) => code)).toEqual(['00123', '00124'])
})

test('headings repeated on each page are left out, and a heading row is taken as it is chosen', async () => {
  const text = 'Code,Name,Price\nA,Sofa,1\nCode,Name,Price\nB,Bed,2\n'
  const { table, outline } = await read(text)
  expect(table.slice(1).map(([code]) => code)).toEqual(['A', 'B'])
  expect(outline.notes).toEqual(['The headings are repeated: 1 row is left out.'])
  expect((await read(text, { part: '', headingLine: 0 })).table).toHaveLength(5)
})
