import { expect, test } from 'vitest'
import { makeSheet, makeWorkbook } from '../../../../tests/support/files/workbooks.ts'
import { readSheet } from '../read-sheet.ts'
import { noResult } from './formula-errors.ts'

const read = async (bytes: Promise<Buffer> | Buffer) => readSheet(await bytes, 'goods.xlsx')
const reasonOf = async (bytes: Promise<Buffer> | Buffer) => {
  const outcome = await read(bytes).catch((problem) => problem)
  expect(outcome).toMatchObject({ status: 422 })
  return outcome.body.reason as string
}
const heading = (names: string[]) =>
  `<row r="1">${names.map((name) => `<c t="inlineStr"><is><t>${name}</t></is></c>`).join('')}</row>`
const headings = heading(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'])

test('each cell is read as the text that people see', async () => {
  const cells = [
    ['<c r="A4" t="s"><v>1</v></c>', 'Two seats'],
    ['<c r="B4" t="inlineStr"><is><t>a_x000D_b</t></is></c>', 'a\rb'],
    ['<c r="C4"><v>1299.5</v></c>', '1299.5'],
    ['<c r="D4"><v>0.30000000000000004</v></c>', '0.3'],
    ['<c r="E4" s="1"><v>46346</v></c>', '2026-11-20'],
    ['<c r="F4" s="3"><v>46346.375</v></c>', '2026-11-20 09:00'],
    ['<c r="G4" s="2"><v>123</v></c>', '00123'],
    ['<c r="H4" s="4"><v>1299</v></c>', '1299'],
    ['<c r="I4" t="b"><f>1=1</f><v>1</v></c>', 'TRUE'],
    ['<c r="J4" t="str"><f>A1&amp;"x"</f><v>Rye &amp; x</v></c>', 'Rye & x'],
    ['<c r="K4"><v>5012345678900</v></c>', '5012345678900'],
    ['<c r="L4" s="6"><v>1299</v></c>', 'EUR 1299'],
  ]
  const row = `<row r="4">${cells.map(([xml]) => xml).join('')}</row>`
  expect(await read(makeSheet(`${headings}<row r="3"><c r="A3" s="4"/></row>${row}`))).toEqual({
    headers: [...'abcdefghijkl'],
    rows: [{ line: 4, cells: cells.map(([, text]) => text) }],
  })
})

test('cells without a heading get a column of their own', async () => {
  const row = '<row r="2"><c r="B2" t="str"><v>Sofa</v></c><c r="D2" t="str"><v>note</v></c></row>'
  const names = '<row r="1"><c r="B1" t="str"><v>Name</v></c><c r="C1" t="str"><v>Price</v></c></row>'
  expect(await read(makeSheet(names + row))).toEqual({
    headers: ['Name', 'Price', 'Column D'],
    rows: [{ line: 2, cells: ['Sofa', '', 'note'] }],
  })
})

test('days are counted from 1904 where the workbook says so', async () => {
  const book = `<workbook xmlns:r="x"><workbookPr date1904="1"/><sheets><sheet name="Goods" r:id="rId2"/></sheets></workbook>`
  const rows = `${heading(['Until'])}<row r="2"><c s="1"><v>44884</v></c></row>`
  expect((await read(makeSheet(rows, { 'xl/workbook.xml': book }))).rows[0]?.cells).toEqual(['2026-11-20'])
})

test.each([
  ['<c r="A2" t="s"><v>99</v></c>', 'Line 2, column A: what this cell refers to is missing'],
  ['<c r="XFD2" t="str"><v>far</v></c>', 'Line 2, column XFD: a table has 200 columns at most.'],
])('an unreadable cell is reported with its place: %s', async (cell, reason) => {
  expect(await reasonOf(makeSheet(`${headings}<row r="2">${cell}</row>`))).toContain(reason)
})

test('a formula without a result and one with an error are read as such', async () => {
  const cells = '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2"><f>A1*2</f></c><c r="C2"><v>1</v></c>'
  const { rows } = await read(makeSheet(`${headings}<row r="2">${cells}</row>`))
  expect(rows[0]?.cells.slice(0, 3)).toEqual(['#DIV/0!', noResult, '1'])
})

test('an incomplete, a damaged and an empty workbook are each named', async () => {
  const whole = await makeSheet(headings)
  expect(await reasonOf(whole.subarray(0, whole.length / 2))).toContain('damaged or not complete')
  const damaged = Buffer.from(whole)
  const inside = damaged.indexOf('xl/worksheets/sheet2.xml') + 60
  damaged.fill(0x55, inside, inside + 20)
  expect(await reasonOf(damaged)).toContain('damaged or not complete')
  expect(await reasonOf(makeWorkbook({ 'xl/worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>' }))).toBe(
    'The file is empty.',
  )
})

test('a workbook that unpacks to far more than allowed is given up early', async () => {
  const row = `<row>${'<c/>'.repeat(1000)}</row>`
  const bomb = await makeSheet(headings + row.repeat(80_000))
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024)
  const before = process.memoryUsage().rss
  expect(await reasonOf(bomb)).toContain('unpacks to far more')
  expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
})

test('a workbook that understates its unpacked size is detected too', async () => {
  const bomb = await makeSheet(headings + '<row/>'.repeat(100_000))
  for (let at = bomb.indexOf('PK\x01\x02'); at >= 0; at = bomb.indexOf('PK\x01\x02', at + 4)) {
    const name = bomb.toString('latin1', at + 46, at + 46 + bomb.readUInt16LE(at + 28))
    if (name.endsWith('sheet2.xml')) bomb.writeUInt32LE(1000, at + 24)
  }
  expect(await reasonOf(bomb)).toContain('damaged or not complete')
})
