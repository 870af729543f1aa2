import { expect, test } from 'vitest'
import { arrangeRows } from './arrange-rows.ts'
import type { Column } from './record-table.tsx'

type Row = { name: string; count: number }
const rows: Row[] = [
  { name: 'Äsh & Co', count: 2 },
  { name: 'Oak 10', count: 30 },
  { name: 'Oak 9', count: 4 },
]
const columns: Column<Row>[] = [
  { key: 'name', label: 'Name', show: ({ name }) => name, sortBy: ({ name }) => name },
  { key: 'count', label: 'Products', show: ({ count }) => count, sortBy: ({ count }) => count },
]
const arrange = (q: string, sort: string | null = null) =>
  arrangeRows(rows, columns, ({ name }) => name, { q, sort }).map(({ name }) => name)

test('requires every word, whatever its accents and case', () => {
  expect(arrange('ash')).toEqual(['Äsh & Co'])
  expect(arrange('10 OAK')).toEqual(['Oak 10'])
  expect(arrange('oak elm')).toEqual([])
})

test('sorts numbers as numbers, also within names, in either direction', () => {
  expect(arrange('', 'name')).toEqual(['Äsh & Co', 'Oak 9', 'Oak 10'])
  expect(arrange('', '-count')).toEqual(['Oak 10', 'Oak 9', 'Äsh & Co'])
})

test('an order by an unknown column leaves the rows as they are', () => {
  expect(arrange('', 'colour')).toEqual(['Äsh & Co', 'Oak 10', 'Oak 9'])
})
