import { expect, test } from 'vitest'
import { makeWorkbook } from '../../../../tests/support/files/workbooks.ts'
import { guessed, readLaidOut, readSheet } from '../read-sheet.ts'

const names =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"'
const makeDocument = (tables: string) =>
  makeWorkbook(
    {
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<office:document-content ${names}><office:automatic-styles><style:style style:name="ta2"><style:table-properties table:display="false"/></style:style></office:automatic-styles><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    },
    { bare: true },
  )
const text = (words: string) =>
  `<table:table-cell office:value-type="string"><text:p>${words}</text:p></table:table-cell>`
const row = (...cells: string[]) => `<table:table-row>${cells.join('')}</table:table-row>`
const heading = row(...['SKU', 'Name', 'Price', 'From'].map(text))
const rest =
  '<table:table-row table:number-rows-repeated="1048570"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>'

test('a spreadsheet of LibreOffice is read as the text that people see, to its edge of a million empty rows', async () => {
  const price =
    '<table:table-cell office:value-type="currency" office:currency="GBP" office:value="1299.5"><text:p>£1,299.50</text:p></table:table-cell>'
  const euros =
    '<table:table-cell office:value-type="currency" office:currency="EUR" office:value="99"><text:p>99,00 €</text:p></table:table-cell>'
  const day =
    '<table:table-cell office:value-type="date" office:date-value="2026-11-20T00:00:00"><text:p>20/11/26</text:p></table:table-cell>'
  const name =
    '<table:table-cell><text:p>Sofa<text:s text:c="2"/>&amp; <text:span>chair</text:span></text:p><text:p>oak</text:p></table:table-cell>'
  const hidden = `<table:table table:name="Old" table:style-name="ta2">${heading}${row(text('X-1'))}</table:table>`
  const goods = `<table:table table:name="Goods">${heading}${row(text('A-1'), name, price, day)}${row(text('A-2'), text('Stool'), euros)}${rest}</table:table>`
  const { sheet, outline } = await readLaidOut(await makeDocument(hidden + goods), 'goods.ods', guessed)
  expect(sheet).toEqual({
    headers: ['SKU', 'Name', 'Price', 'From'],
    rows: [
      { line: 2, cells: ['A-1', 'Sofa  & chair\noak', '1299.5', '2026-11-20'] },
      { line: 3, cells: ['A-2', 'Stool', 'EUR 99', ''] },
    ],
  })
  expect(outline).toMatchObject({
    part: 'Goods',
    parts: [
      { name: 'Old', isHidden: true },
      { name: 'Goods', isHidden: false },
    ],
  })
})

test('cells and rows that are repeated are read as often as they say', async () => {
  const repeated = '<table:table-cell table:number-columns-repeated="2"><text:p>oak</text:p></table:table-cell>'
  const rows = `<table:table-row table:number-rows-repeated="2">${text('A-1')}${repeated}</table:table-row>${row(text('B-1'))}`
  const { rows: read } = await readSheet(
    await makeDocument(`<table:table>${heading}${rows}</table:table>`),
    'goods.ods',
  )
  expect(read.map(({ line, cells }) => [line, ...cells.slice(0, 3)])).toEqual([
    [2, 'A-1', 'oak', 'oak'],
    [3, 'A-1', 'oak', 'oak'],
    [4, 'B-1', '', ''],
  ])
})

test('a value merged over several rows belongs to each of them', async () => {
  const merged =
    '<table:table-cell table:number-rows-spanned="2" table:number-columns-spanned="1"><text:p>Ashford</text:p></table:table-cell>'
  const covered = '<table:covered-table-cell/>'
  const rows = row(text('A-1'), merged) + row(text('A-2'), covered)
  const { rows: read } = await readSheet(
    await makeDocument(`<table:table>${heading}${rows}</table:table>`),
    'goods.ods',
  )
  expect(read.map(({ cells }) => cells[1])).toEqual(['Ashford', 'Ashford'])
})

test.each([
  ['a million repeated rows', `<table:table-row table:number-rows-repeated="1000000">${text('A')}</table:table-row>`],
  [
    'a row that is too wide',
    row(`<table:table-cell table:number-columns-repeated="9999999"><text:p>A</text:p></table:table-cell>`),
  ],
])('%s are refused in a moment', async (_, rows) => {
  const answer = await readSheet(await makeDocument(`<table:table>${heading}${rows}</table:table>`), 'goods.ods').catch(
    (error) => error,
  )
  expect(answer).toMatchObject({ status: 422 })
})

test('a small file that unpacks to 210 MB is refused before it is unpacked whole', async () => {
  const bomb = await makeDocument(`<table:table>${heading}${' '.repeat(210 * 1024 * 1024)}</table:table>`)
  expect(bomb.length).toBeLessThan(1024 * 1024)
  const answer = await readSheet(bomb, 'goods.ods').catch((error) => error)
  expect(answer).toMatchObject({ status: 422 })
  expect(answer.body.reason).toMatch(/unpack|MB/)
})

test('a text of LibreOffice is no table', async () => {
  const answer = await readSheet(await makeDocument('<text:p>Dear shop</text:p>'), 'letter.odt').catch((error) => error)
  expect(answer.body.reason).toContain('This is a document, not a table.')
})
