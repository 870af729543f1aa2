import { expect, test } from 'vitest'
import { days, describeOrder, readNextSort, type UsualOrder } from './list-order.ts'
import type { Column } from './record-table.tsx'

const show = () => null
const columns: Column<object>[] = [
  { key: 'name', label: 'Name', show, sortBy: () => '' },
  { key: 'price', label: 'Price', align: 'right', show, sortBy: () => 0 },
  { key: 'updated', label: 'Last changed', ways: days, show, sortBy: () => '' },
  { key: 'brand', label: 'Brand', show },
]
const byName: UsualOrder = { sort: 'name' }
const newest: UsualOrder = { words: 'as shoppers see them' }

test('an order is described by its column and its direction', () => {
  const read = (sort: string | null, usual: UsualOrder = byName) => describeOrder(columns, sort, usual)
  expect(read('-price')).toBe('Sorted by ‘Price’, highest first')
  expect(read('updated')).toBe('Sorted by ‘Last changed’, earliest first')
  expect(read(null)).toBe('Sorted by ‘Name’, A to Z')
  expect(read('-name')).toBe('Sorted by ‘Name’, Z to A')
  expect(read(null, newest)).toBe('Sorted as shoppers see them')
})

test('an address that names a column which does not sort keeps the usual order', () => {
  expect(describeOrder(columns, 'brand', newest)).toBe('Sorted as shoppers see them')
})

test('the heading of a column sorts ascending, then descending, then in the usual order', () => {
  const walk = (key: string, usual: UsualOrder) =>
    [undefined, 'ascending' as const, 'descending' as const].map((way) => readNextSort(key, way, usual))
  expect(walk('price', byName)).toEqual(['price', '-price', null])
  expect(walk('price', newest)).toEqual(['price', '-price', null])
  expect(walk('name', byName)).toEqual([null, '-name', null])
  expect(walk('updated', { sort: '-updated' })).toEqual(['updated', null, 'updated'])
})
