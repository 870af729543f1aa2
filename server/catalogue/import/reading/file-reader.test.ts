import { afterEach, expect, it } from 'vitest'
import { defaultUnits } from '../../../../contract/staff/import-units.ts'
import { makeSheet } from '../../../../tests/support/files/workbooks.ts'
import { guessed } from '../../sheets/read-sheet.ts'
import { type FileReader, openFileReader } from './file-reader.ts'

const readers: FileReader[] = []
const open = (budget?: Parameters<typeof openFileReader>[0]) => {
  const reader = openFileReader(budget)
  readers.push(reader)
  return reader
}
afterEach(() => {
  for (const reader of readers.splice(0)) reader.close()
})

const budget = { timeoutMs: 60_000, maxMb: 1000 }
const goods = (rows: number) =>
  Buffer.from(`Name,Price\n${Array.from({ length: rows }, (_, place) => `Sofa ${place},${place}`).join('\n')}`)

it('returns the samples by which staff match columns', async () => {
  expect(await open().describe(goods(5), 'goods.csv')).toEqual({
    headers: ['Name', 'Price'],
    source: 'other',
    rowCount: 5,
    samples: [
      ['Sofa 0', 'Sofa 1', 'Sofa 2'],
      ['0', '1', '2'],
    ],
    sampleRows: expect.arrayContaining([{ line: 2, cells: ['Sofa 0', '0'] }]),
    outline: expect.objectContaining({ kind: 'table', part: '', headingLine: 1, notes: [] }),
  })
})

it('returns every row once and in order', async () => {
  const rows = await open().readRows(goods(1234), 'goods.csv', {
    layout: guessed,
    headers: ['Name', 'Price'],
    matching: ['name', null],
    recipes: [],
    units: defaultUnits,
  })
  expect(rows.map(({ line, cells }) => [line, cells.name])).toEqual(
    Array.from({ length: 1234 }, (_, place) => [place + 2, `Sofa ${place}`]),
  )
})

it('reports a broken file as reading it in this process does', async () => {
  await expect(open().describe(Buffer.from('%PDF-1.4'), 'a.pdf')).rejects.toMatchObject({
    status: 422,
    body: { title: 'The file cannot be read', reason: expect.stringContaining('is a PDF') },
  })
})

it.each([
  ['time', { ...budget, timeoutMs: 20 }, goods(5)],
  ['memory', { ...budget, maxMb: 40 }, makeSheet('<row><c t="str"><v>word</v></c></row>'.repeat(10))],
])('refuses a file that needs too much %s, with the reason', async (_, tight, bytes) => {
  await expect(open(tight).describe(await bytes, 'goods.xlsx')).rejects.toMatchObject({
    status: 422,
    body: { reason: expect.stringMatching(/more time or memory/) },
  })
})
