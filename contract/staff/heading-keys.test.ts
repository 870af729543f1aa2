import { expect, test } from 'vitest'
import { recallColumns, rememberColumns } from './heading-keys.ts'

test.each([
  ['differ by their signs alone', ['SKU', 'Price (€)', 'Price (£)']],
  ['are signs', ['SKU', '€', '£']],
  ['are in other letters', ['货号', '名称', '价格']],
  ['begin alike', ['SKU', 'Price', 'Price (£)']],
])('columns whose headings %s are recalled as they were matched', (_, headings) => {
  for (const matching of [
    ['variantCode', null, 'price'],
    ['variantCode', 'price', null],
  ] as const)
    expect(recallColumns(headings, rememberColumns(headings, [...matching]))).toEqual(matching)
})

test('a heading is recognised in another spelling', () => {
  const columns = rememberColumns(['Art. Nr.', 'Größe', 'RRP (£)'], ['variantCode', 'sizeWdh', 'price'])
  expect(recallColumns(['RRP £', 'art nr', 'Grosse', 'GRÖßE'], columns)).toEqual([
    'price',
    'variantCode',
    null,
    'sizeWdh',
  ])
})

test('columns that an earlier version remembered are recalled', () => {
  expect(recallColumns(['Code', 'Price (£)', 'Price (€)'], { code: 'variantCode', price: 'price' })).toEqual([
    'variantCode',
    'price',
    null,
  ])
})

test('a heading named like a member of every object is not recalled as a column', () => {
  expect(recallColumns(['constructor', 'toString'], {})).toEqual([null, null])
})
