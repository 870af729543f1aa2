import { expect, test } from 'vitest'
import { makeBook } from '../../../../tests/support/files/workbooks.ts'
import { guessed, readLaidOut } from '../read-sheet.ts'

const read = async (lines: string[]) => readLaidOut(Buffer.from(lines.join('\n')), 'list.csv', guessed)
const sectionsOf = async (lines: string[]) => {
  const { sheet } = await read(lines)
  const place = sheet.headers.indexOf('Section')
  return sheet.rows.map(({ cells }) => (place < 0 ? cells.join() : cells[place]))
}
const goods = (...codes: string[]) => codes.map((code) => `${code},Piece ${code},10,£100`)
const headings = 'Code,Name,Size,Price'

test('a title alone above its rows becomes a column, and is no row', async () => {
  const { sheet, outline } = await read([headings, 'SOFAS,,,', ...goods('A', 'B'), 'CHAIRS:,,,', ...goods('C', 'D')])
  expect(sheet.headers).toEqual(['Code', 'Name', 'Size', 'Price', 'Section'])
  expect(sheet.rows.map(({ line, cells }) => [line, cells[0], cells[4]])).toEqual([
    [3, 'A', 'SOFAS'],
    [4, 'B', 'SOFAS'],
    [6, 'C', 'CHAIRS'],
    [7, 'D', 'CHAIRS'],
  ])
  expect(outline.notes[0]).toMatch(/^“SOFAS” and 1 more stand alone/)
})

test('a title below a wider one belongs to it, until the next wide one', async () => {
  const rows = [headings, 'LIVING,,,', 'Sofas,,,', ...goods('A', 'B'), 'Chairs,,,', ...goods('C', 'D')]
  expect(await sectionsOf([...rows, 'DINING,,,', 'Tables,,,', ...goods('E', 'F')])).toEqual([
    ...['LIVING > Sofas', 'LIVING > Sofas', 'LIVING > Chairs', 'LIVING > Chairs'],
    ...['DINING > Tables', 'DINING > Tables'],
  ])
})

test('where the headings are repeated, the title above the first ones counts', async () => {
  const rows = ['Price list,,,', 'SOFAS,,,', headings, ...goods('A', 'B'), 'CHAIRS,,,', headings, ...goods('C', 'D')]
  expect(await sectionsOf(rows)).toEqual(['SOFAS', 'SOFAS', 'CHAIRS', 'CHAIRS'])
})

test('where they are not, the title above them does not', async () => {
  const rows = ['SOFAS,,,', headings, ...goods('A', 'B'), 'CHAIRS,,,', ...goods('C', 'D')]
  expect(await sectionsOf(rows)).toEqual(['', '', 'CHAIRS', 'CHAIRS'])
})

test('a title merged over the width of the table is recognised', async () => {
  const rows = [headings, 'SOFAS,,,', ...goods('A', 'B'), 'CHAIRS,,,', ...goods('C', 'D')].map((line) =>
    line.split(','),
  )
  const book = await makeBook([{ name: 'List', rows, merges: ['A2:D2', 'A5:D5'] }])
  const { sheet } = await readLaidOut(book, 'list.xlsx', guessed)
  expect(sheet.rows.map(({ cells }) => cells.at(-1))).toEqual(['SOFAS', 'SOFAS', 'CHAIRS', 'CHAIRS'])
})

test('a title in capitals below one in capitals, and one alone among others, find their place', async () => {
  const within = [headings, 'LIVING,,,', 'SOFAS,,,', ...goods('A', 'B'), 'CHAIRS,,,', ...goods('C', 'D')]
  expect(await sectionsOf(within)).toEqual(['LIVING > SOFAS', 'LIVING > SOFAS', 'LIVING > CHAIRS', 'LIVING > CHAIRS'])
  const after = [headings, 'LIVING,,,', 'Sofas,,,', ...goods('A', 'B'), 'DINING,,,', ...goods('C', 'D')]
  expect(await sectionsOf(after)).toEqual(['LIVING > Sofas', 'LIVING > Sofas', 'DINING', 'DINING'])
  const { sheet, outline } = await read([headings, 'Sofa   beds,,,', ...goods('A', 'B')])
  expect(sheet.rows.map(({ cells }) => cells.at(-1))).toEqual(['Sofa beds', 'Sofa beds'])
  expect(outline.notes[0]).toMatch(/^“Sofa beds” stands alone/)
})

test.each([
  [
    'a line of text below each product',
    ['A,Alder,1,£1', 'Comes in two parts,,,', 'B,Elm,2,£2', 'Solid oak,,,', 'C,Ash,3,£3'],
  ],
  ['a code without its facts', ['A,Alder,1,£1', 'B-200,,,', 'C,Ash,3,£3', 'D,Ash,3,£3']],
  ['the last row', [...goods('A', 'B', 'C'), 'SOFAS,,,']],
  ['a text of many words', ['A sofa is a sofa is a sofa always,,,', ...goods('A', 'B', 'C')]],
  ['a long text', [`${'Sofa'.repeat(16)},,,`, ...goods('A', 'B', 'C')]],
  ['a title above products without numbers', ['SOFAS,,,', 'A,Alder,Big,Oak', 'B,Elm,Big,Oak', 'C,Ash,Big,Oak']],
  ['a sentence', ['A,Alder,1,£1', 'Prices may change.,,,', 'C,Ash,3,£3', 'D,Ash,3,£3']],
])('%s is no title', async (_, rows) => {
  expect((await read([headings, ...rows])).sheet.headers).toEqual(headings.split(','))
})

test('a title in a list of two columns is no title', async () => {
  expect((await read(['Code,Price', 'SOFAS,', 'A,£1', 'B,£2', 'C,£3'])).sheet.headers).toEqual(['Code', 'Price'])
})
