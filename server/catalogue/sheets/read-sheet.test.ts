import { buffer } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeWorkbook } from '../../../tests/support/files/workbooks.ts'
import { byteOrderMark, writeCsvLine } from '../../platform/csv.ts'
import { writeWorkbook } from '../../platform/xlsx.ts'
import { readSheet } from './read-sheet.ts'

const read = (text: string | Buffer, name = 'goods.csv') => readSheet(Buffer.from(text), name)
const reasonOf = async (bytes: string | Buffer, name?: string) => {
  const outcome = await read(bytes, name).catch((problem) => problem)
  expect(outcome).toMatchObject({ status: 422 })
  return outcome.body.reason as string
}
const cellsOf = async (bytes: string | Buffer) => {
  const { headers, rows } = await read(bytes)
  return [headers, ...rows.map((row) => row.cells)]
}

const swap = (bytes: Buffer) => Buffer.from(bytes).swap16()
const table = 'Name,Price\r\nChaise “Élise”,£1299\r\n'
const asTable = [
  ['Name', 'Price'],
  ['Chaise “Élise”', '£1299'],
]

test.each([
  ['UTF-8', Buffer.from(table)],
  ['UTF-8 with its mark', Buffer.from(byteOrderMark + table)],
  ['UTF-16 LE', Buffer.from(byteOrderMark + table, 'utf16le')],
  ['UTF-16 BE', swap(Buffer.from(byteOrderMark + table, 'utf16le'))],
  ['UTF-16 LE without a mark', Buffer.from(table, 'utf16le')],
  ['UTF-16 BE without a mark', swap(Buffer.from(table, 'utf16le'))],
  ['Windows-1252', Buffer.from('Name,Price\r\nChaise \x93\xc9lise\x94,\xa31299\r\n', 'latin1')],
])('%s is detected', async (_, bytes) => {
  expect(await cellsOf(bytes)).toEqual(asTable)
})

test.each([',', ';', '\t'])('%j separates cells', async (separator) => {
  const lines = ['Name,"Size, in; cm"', '"Sofa ""Rye"", 3 seats\r\nwith; feet",\'Tis', '72" table,']
  const text = lines.map((line) => line.replace(/,(?=["'])|,$/, separator)).join('\n')
  expect(await read(text)).toEqual({
    headers: ['Name', 'Size, in; cm'],
    rows: [
      { line: 2, cells: ['Sofa "Rye", 3 seats\r\nwith; feet', "'Tis"] },
      { line: 4, cells: ['72" table', ''] },
    ],
  })
})

test('a first line that declares the separator is obeyed', async () => {
  expect(await read('sep=;\r\nName;Notes, in short\r\nSofa;')).toMatchObject({
    headers: ['Name', 'Notes, in short'],
    rows: [{ line: 3, cells: ['Sofa', ''] }],
  })
})

test('the columns of a file without headings are named by their letters', async () => {
  expect(await read('Sofa,1299,12\nChair,99,14\n')).toMatchObject({
    headers: ['Column A', 'Column B', 'Column C'],
    rows: [{ line: 1 }, { line: 2 }],
  })
})

test('empty rows, trailing empty columns and blanks around headings are ignored', async () => {
  expect(await read('\n Name ,Price , ,\n\nSofa,1,,\n,,,\n')).toEqual({
    headers: ['Name', 'Price'],
    rows: [{ line: 4, cells: ['Sofa', '1'] }],
  })
})

test.each([
  [',Name,Price\nnew,Sofa,1\n', ['Column A', 'Name', 'Price'], ['new', 'Sofa', '1']],
  ['Name, ,Price\nSofa,x,1\n', ['Name', 'Column B', 'Price'], ['Sofa', 'x', '1']],
  ['Name,Price,,\nSofa,1,note,\n', ['Name', 'Price', 'Column C'], ['Sofa', '1', 'note']],
  [',column a,Price\nx,Sofa,1\n', ['Column A (no heading)', 'column a', 'Price'], ['x', 'Sofa', '1']],
  [',Name,,Price,\n,Sofa,,1,\n', ['Name', 'Price'], ['Sofa', '1']],
  ['Name,Price,name ,PRICE\nSofa,1,x,2\n', ['Name', 'Price', 'name (2)', 'PRICE (2)'], ['Sofa', '1', 'x', '2']],
])('a column without a heading is named by its position: %j', async (text, headers, cells) => {
  expect(await read(text)).toEqual({ headers, rows: [{ line: 2, cells }] })
})

test.each([
  ['', 'The file is empty.'],
  [' \r\n,,\r\n', 'The file is empty.'],
  ['Name,Price\nSofa,"1299\nChair,12\n', 'Line 2, column B: the quote'],
  ['Name,Price\n"Sofa,1299\n"Chair",12\n', 'Line 2, column A: the quote'],
  ['Name,Price\n\n\n"So\nfa",1\n"Chair"s,12\n', 'Line 6, column A: the quote'],
  ['Name,Price\nSofa,1299\nChair', 'breaks off in line 3'],
  ['Name,Price\nSofa,1299\nChair,99,red\n', 'Line 3, column C: this cell has no heading above it.'],
  [`Name,Price\nSofa,${'x'.repeat(30_001)}\n`, 'Line 2, column B: a cell holds 30,000 characters at most.'],
  [`${Array.from({ length: 201 }, (_, n) => `c${n}`).join()}\n`, 'column GS: a table has 200 columns at most.'],
  [`Name\n${'x\n'.repeat(100_001)}`, 'It has more than 100,000 rows.'],
  ['Name,Price\nSofa,\0\n', 'Line 2 holds data that is not text.'],
  [Buffer.from('Name,Price\nSofa \x81\x90,1\n', 'latin1'), 'Line 2 holds data that is not text.'],
  [Buffer.concat([Buffer.from('Name\nCafé “é”'), Buffer.from([0xc3])]), 'A character in it is damaged'],
  [Buffer.from(byteOrderMark + table, 'utf16le').subarray(0, -1), 'holds data that is not text.'],
  [Buffer.alloc(500, '\x01\x02\x03\x04'), 'holds data that is not text.'],
  [Buffer.alloc(40 * 1024 * 1024 + 1, 'a'), 'It is larger than 40 MB.'],
])('a fault in a file is reported with its place (%#)', async (bytes, reason) => {
  expect(await reasonOf(bytes)).toContain(reason)
})

const compound = (stream: string) =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600), Buffer.from(stream, 'utf16le')])

test.each([
  ['is an old Excel file (.xls)', 'choose “Save as”', compound('Workbook')],
  ['has a password', 'remove the password', compound('EncryptedPackage')],
  ['is an old Word document', 'ask the supplier', compound('WordDocument')],
  ['is a PDF', 'From PDF', Buffer.from('%PDF-1.7\n')],
  ['is a picture', 'ask the supplier', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['is a picture', 'ask the supplier', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ['is a picture', 'ask the supplier', Buffer.from('0000001866747970686569630000', 'hex')],
  ['is a picture', 'ask the supplier', Buffer.from('<?xml version="1.0"?><svg/>')],
  ['is a file that is packed twice (.gz)', 'unpack it', gzipSync(gzipSync('Code,Name'))],
])('a file that %s is recognised by its content, and refused with advice', async (kind, advice, bytes) => {
  expect(await reasonOf(bytes, 'stock')).toContain(`stock ${kind}`)
  expect(await reasonOf(bytes, 'stock')).toContain(advice)
})

test('a packed list is read, and one that is damaged or unpacks to far too much is refused', async () => {
  const { headers, rows } = await readSheet(gzipSync('Code|Name\nA-1|Alder Sofa\n'), 'list.csv.gz')
  expect([headers, rows.map(({ cells }) => cells)]).toEqual([['Code', 'Name'], [['A-1', 'Alder Sofa']]])
  expect(await reasonOf(gzipSync('Code|Name').subarray(0, 15), 'list.csv.gz')).toContain('breaks off or is damaged')
  expect(await reasonOf(gzipSync(Buffer.alloc(60 * 1024 * 1024)), 'list.csv.gz')).toContain(
    'Unpacked it is larger than',
  )
})

test.each([
  ['is a Numbers file', 'Export To', { 'Index/Document.iwa': 'x' }],
  ['is a document', 'ask the supplier', { 'word/document.xml': 'x' }],
  ['is a binary Excel file', 'choose “Save as”', { 'xl/workbook.bin': 'x' }],
  ['is a ZIP', 'unpack it', { 'sofa.jpg': 'x' }],
  [
    ...(['has a password', 'remove the password'] as const),
    { 'content.xml': 'x', 'META-INF/manifest.xml': '<m:manifest><m:encryption-data/></m:manifest>' },
  ],
])('a ZIP that %s and no table is recognised', async (kind, advice, parts) => {
  const reason = await reasonOf(await makeWorkbook(parts, { bare: true }))
  expect(reason).toContain(`This ${kind}`)
  expect(reason).toContain(advice)
})

test('a web page without a table is refused, and one with a table is read by it', async () => {
  expect(await reasonOf('<!doctype html><p>Sold out</p>')).toContain('a web page without a table')
  const row =
    '<tr><td>A-1<td rowspan=2>Sofa<br>&amp; stool</td><td>&pound;1,299</td></tr><tr><td>A-2</td><td>£80</td></tr>'
  expect(await cellsOf(Buffer.from(`<html><table><tr><th>SKU<th>Name<th>Price</tr>${row}</table></html>`))).toEqual([
    ['SKU', 'Name', 'Price'],
    ['A-1', 'Sofa\n& stool', '£1,299'],
    ['A-2', 'Sofa\n& stool', '£80'],
  ])
})

test('a workbook that Excel saved as one XML is read by its sheets', async () => {
  const cell = (text: string, more = '') => `<Cell ${more}><Data ss:Type="String">${text}</Data></Cell>`
  const rows = [
    `<Row>${cell('SKU')}${cell('Name')}${cell('Size')}${cell('Price', 'ss:Index="4"')}</Row>`,
    `<Row ss:Index="4">${cell('A-1', 'ss:MergeAcross="1"')}${cell('10')}${cell('12.5')}</Row>`,
  ].join('')
  const space = 'urn:schemas-microsoft-com:office:spreadsheet'
  const text = `<?xml version="1.0"?><Workbook xmlns="${space}" xmlns:ss="${space}"><Worksheet ss:Name="List"><Table>${rows}</Table></Worksheet></Workbook>`
  expect(await readSheet(Buffer.from(text), 'list.xls')).toEqual({
    headers: ['SKU', 'Name', 'Size', 'Price'],
    rows: [{ line: 4, cells: ['A-1', 'A-1', '10', '12.5'] }],
  })
})

test('a table reads back unchanged from CSV and from a workbook', async () => {
  const plain = fc.string({ unit: 'grapheme', maxLength: 12 })
  const odd = fc.string({ unit: fc.constantFrom(...'",;\t\n\r=+-@\' a_x00D_&<>\v\u200b＝'), maxLength: 12 })
  const cell = fc.oneof(plain, odd).filter((text) => !text.includes('\0'))
  // A cell alone in its row may be a title above the next ones.
  const anyTable = fc
    .array(fc.tuple(cell, cell, cell), { minLength: 1, maxLength: 8 })
    .filter((rows) => rows.every((cells) => cells.filter((text) => text.trim() !== '').length > 1))
  await fc.assert(
    fc.asyncProperty(anyTable, async (rows) => {
      const all = [['One', 'Two', 'Three'], ...rows]
      expect(await cellsOf(Buffer.from(byteOrderMark + all.map(writeCsvLine).join('')))).toEqual(all)
      const workbook = await buffer(writeWorkbook('Goods', [], generate([all])))
      expect(await cellsOf(workbook)).toEqual(all)
    }),
    { numRuns: 300 },
  )
})

async function* generate<Item>(items: Item[]) {
  yield* items
}
