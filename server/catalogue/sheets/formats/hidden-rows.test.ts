import { expect, test } from 'vitest'
import { makeSheet, makeWorkbook } from '../../../../tests/support/files/workbooks.ts'
import { guessed, readLaidOut } from '../read-sheet.ts'

const goods = [
  ['SKU', 'Name', 'Price'],
  ['A-1', 'Sofa', '900'],
  ['B-1', 'Chair', '100'],
  ['B-2', 'Stool', '80'],
  ['C-1', 'Table', '400'],
]
const write = (row: (cells: string[], place: number) => string) => goods.map(row).join('')

const workbook = () =>
  makeSheet(
    write((cells, place) => {
      const facts = ['', '', ' hidden="1"', ' hidden="true"', ' hidden="1" outlineLevel="1"'][place]
      return `<row r="${place + 1}"${facts}>${cells.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`
    }),
  )

const openDocument = () => {
  const rows = write((cells, place) => {
    const seen = ['', '', 'table:visibility="filter"', 'table:visibility="collapse"', 'table:visibility="collapse"'][
      place
    ]
    const row = `<table:table-row ${seen}>${cells.map((text) => `<table:table-cell><text:p>${text}</text:p></table:table-cell>`).join('')}</table:table-row>`
    return place === 4 ? `<table:table-row-group table:display="false">${row}</table:table-row-group>` : row
  })
  const names = 'xmlns:office="urn:o" xmlns:table="urn:t" xmlns:text="urn:x"'
  const body = `<office:body><office:spreadsheet><table:table>${rows}</table:table></office:spreadsheet></office:body>`
  return makeWorkbook(
    {
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': `<office:document-content ${names}>${body}</office:document-content>`,
    },
    { bare: true },
  )
}

const isHidden = (place: number) => place === 2 || place === 3

const xmlOf2003 = () => {
  const rows = write(
    (cells, place) =>
      `<Row${isHidden(place) ? ' ss:Hidden="1"' : ''}>${cells.map((text) => `<Cell><Data>${text}</Data></Cell>`).join('')}</Row>`,
  )
  return `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:s"><Worksheet ss:Name="Goods"><Table>${rows}</Table></Worksheet></Workbook>`
}

const webPage = () => {
  const rows = write(
    (cells, place) =>
      `<tr${isHidden(place) ? ' style="height:0;display:none"' : ''}>${cells.map((text) => `<td>${text}</td>`).join('')}</tr>`,
  )
  return `<html><body><table>${rows}</table></body></html>`
}

test.each([
  ['a workbook', workbook],
  ['a spreadsheet of LibreOffice', openDocument],
  ['a workbook of 2003', xmlOf2003],
  ['a web page', webPage],
])('rows that are hidden in %s are left out and named, and those of a folded group are read', async (_, make) => {
  const { sheet, outline } = await readLaidOut(Buffer.from(await make()), 'goods', guessed)
  expect(sheet.rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [2, 'A-1'],
    [5, 'C-1'],
  ])
  expect(outline.notes).toEqual([
    '2 rows are hidden in the file and left out: lines 3 and 4. If you want them, show them there and upload the file again.',
  ])
})

test('a value that is merged over a hidden row belongs to the rows below it, and a hidden column is read', async () => {
  const cell = (text: string) => (text === '' ? '<c/>' : `<c t="inlineStr"><is><t>${text}</t></is></c>`)
  const rows = [
    ['SKU', 'Range', 'Price'],
    ['A-1', 'Alder', '900'],
    ['A-2', '', '950'],
  ].map((cells, place) => `<row r="${place + 1}"${place === 1 ? ' hidden="1"' : ''}>${cells.map(cell).join('')}</row>`)
  const book = await makeWorkbook({
    'xl/worksheets/sheet2.xml': `<worksheet><cols><col min="1" max="1" hidden="1"/></cols><sheetData>${rows.join('')}</sheetData><mergeCells><mergeCell ref="B2:B3"/></mergeCells></worksheet>`,
  })
  const { sheet, outline } = await readLaidOut(book, 'goods.xlsx', guessed)
  expect(sheet).toEqual({ headers: ['SKU', 'Range', 'Price'], rows: [{ line: 3, cells: ['A-2', 'Alder', '950'] }] })
  expect(outline.notes[0]).toContain('1 row is hidden in the file and left out: line 2.')
})
