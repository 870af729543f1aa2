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

const products = 'A,Sofa,£1\nB,Bed,£2\nC,Rug,£3\n'

test('the rows above the headings, or their absence, are reported', async () => {
  const { outline } = await read(`Oakworks\n\nCode,Name,Price\n${products}`)
  expect(outline).toMatchObject({ headingLine: 3, notes: ['Above the headings, 1 row is left out.'] })
  const bare = await read('1,2\n3,4\n')
  expect(bare.outline).toMatchObject({
    headingLine: 0,
    notes: ['No row names the columns, so they are called by their letters.'],
  })
  expect(bare.table).toEqual([
    ['Column A', 'Column B'],
    ['1', '2'],
    ['3', '4'],
  ])
})

test.each([
  [
    'of widths',
    ',,Size in cm,,,Retail',
    'Code,Name,W,D,H,Price',
    'Code|Name|Size in cm W|Size in cm D|Size in cm H|Price',
  ],
  [
    'of prices',
    ',,Trade,,Retail,',
    'Code,Name,Net,Gross,Net,Gross',
    'Code|Name|Trade Net|Trade Gross|Retail Net|Retail Gross',
  ],
  ['in dollars', ',,,USD,', 'Code,Name,Colour,Price,Stock', 'Code|Name|Colour|USD Price|USD Stock'],
  ['of letters', ',,Fabric,,,', 'Code,Name,A,B,C,Price', 'Code|Name|Fabric A|Fabric B|Fabric C|Price'],
  ['that says no more', ',,Facts,,', 'Code,Name,Colour,Price,Stock', 'Code|Name|Colour|Price|Stock'],
  ['in a title', 'Oak list,,2026,,,', 'Code,Name,W,D,H,Price', 'Code|Name|W|D|H|Price'],
  ['as full as the headings', ',Oak,Ash,Elm,Yew,', 'Code,Name,W,D,H,Price', 'Code|Name|W|D|H|Price'],
])('a row above the headings with groups %s', async (_, above, headings, expected) => {
  const rows = ['A,Sofa,10,20,30,40', 'B,Bed,10,20,30,40'].map((row) =>
    row.split(',').slice(0, headings.split(',').length),
  )
  const { table } = await read([above, headings, ...rows].join('\n'))
  expect(table[0]?.join('|')).toBe(expected)
})

test('a title that is merged over most of the headings, or stands further above them, names no group', async () => {
  const rows = [
    ['Sizes', '', '', ''],
    ['Autumn list', '', '', ''],
    ['Code', 'Width', 'Depth', 'Price'],
    ['A', '10', '20', '£1'],
  ]
  const { table } = await read(makeBook([{ name: 'List', rows, merges: ['A1:B1', 'A2:C2'] }]))
  expect(table[0]).toEqual(rows[2])
})

test.each([
  ['a sentence', 'All prices include VAT,,\n', 3],
  ['a few words', 'Prices include VAT,,\n', 4],
  ['words after an empty line', '\nOakworks,,\n', 3],
  ['a code after an article of several lines', 'D,"As\nh",£4\nE,,\n', 5],
  ['the end of the list', 'End of list,,\n', 3],
  ['a total with a price', 'Total,,£6\n', 3],
  ['a product called Total', 'Total Comfort,Bed,£4\n', 4],
])('below the products, %s', async (_, below, rows) => {
  const { table, outline } = await read(`Code,Name,Price\n${products}${below}`)
  expect(table).toHaveLength(rows + 1)
  expect(outline.notes.some((note) => note.startsWith('Below the products, 1 row is left out'))).toBe(rows === 3)
})

test('a list of two columns has no notes below it, because nothing distinguishes them from products', async () => {
  const { table } = await read('Code,Price\nA,£1\nB,£2\n\nOakworks and sons of Oakham,\n')
  expect(table.at(-1)).toEqual(['Oakworks and sons of Oakham', ''])
})

test('a text file that ends within a row is read if earlier rows are as short', async () => {
  expect((await read('Code,Name,Price\nC,Elm,2\nA,Sofa\nB,Bed')).table.at(-1)).toEqual(['B', 'Bed', ''])
  expect((await read('Code,Name,Price\nB,Bed')).table.at(-1)).toEqual(['B', 'Bed', ''])
  const broken = { status: 422, body: { reason: expect.stringContaining('The file breaks off in line 4') } }
  await expect(read('Code,Name,Price\nA,Sofa,1\nC,Elm,2\nB,Bed')).rejects.toMatchObject(broken)
})

test('a filled cell beyond the headings is named, and an empty one is not', async () => {
  const shifted = { body: { reason: expect.stringContaining('Line 3, column E: this cell has no heading above it.') } }
  await expect(read('Code,Name,Price\nA,Sofa,1, \nB,Bed,2, ,x\n')).rejects.toMatchObject(shifted)
})

test('the rows that staff see of a file are its first ones, and those after the headings', async () => {
  const wide = Array.from({ length: 40 }, (_, place) => `H${place}`).join()
  const { outline } = await read(`${wide}\n${'x'.repeat(100)},1\n${'B,2\n'.repeat(20)}`)
  expect(outline.rows).toHaveLength(12)
  expect(outline.rows.slice(0, 2).map(({ cells }) => [cells.length, cells[0]?.length])).toEqual([
    [30, 2],
    [2, 60],
  ])
  const late = await read(`${'Oakworks\n'.repeat(20)}Code,Name,Price\n${products.repeat(3)}`)
  expect(late.outline.rows.at(-1)).toEqual({ line: 24, cells: ['C', 'Rug', '£3'] })
})

test('headings with a number in common are numbered without taking the name of another', async () => {
  expect((await read('Name,Name (2),Name,name\nA,B,C,D\n')).table[0]).toEqual([
    'Name',
    'Name (2)',
    'Name (3)',
    'name (4)',
  ])
})
