import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PersonCell } from '../people/person-table.tsx'
import { type Column, RecordTable } from './record-table.tsx'

type Row = { name: string; code: string }
const rows = [
  { name: 'Oak bench', code: 'OB-1' },
  { name: 'Pine shelf', code: 'PS-2' },
]
const columns: Column<Row>[] = [
  { key: 'name', label: 'Name', show: ({ name }) => name },
  { key: 'code', label: 'Code', show: ({ code }) => code },
]
const state = { q: '', sort: null, columns: null, isLeaving: false, read: () => null, change: () => undefined }

const readHeads = (html: string) => [...html.matchAll(/<th scope="row"[^>]*>(.*?)<\/th>/g)].map(([, text]) => text)

test('the first cell of a row names the row for its other cells', () => {
  const html = renderToStaticMarkup(
    <RecordTable label="Products" rows={rows} columns={columns} state={state} rowKey={({ code }) => code} />,
  )
  expect(readHeads(html)).toEqual(['Oak bench', 'Pine shelf'])
})

test('the cell of a person names their row', () => {
  const person = <PersonCell name="Ruth" email="ruth@shop.example" />
  const html = renderToStaticMarkup(
    <table>
      <tbody>
        <tr>{person}</tr>
      </tbody>
    </table>,
  )
  expect(readHeads(html)).toHaveLength(1)
})
