import { expect, test } from 'vitest'
import type { SheetColumn } from '../../../contract/staff/sheets.ts'
import type { ImportRow } from '../sheets/sheet.ts'
import type { Group } from './group.ts'
import type { KnownProduct, KnownVariant } from './known-products.ts'
import { limitGroups } from './limit-groups.ts'

const product: KnownProduct = { uuid: 'p', name: 'Alder', code: 'A', inBin: false }
const variant: KnownVariant = { uuid: 'v', name: 'Oak', code: 'A-1', inBin: false, product }
const cells = { productCode: 'A', variantCode: 'A-1', name: 'Alder', brand: 'Oakley', price: '9', widthCm: '80' }

const rowOf = (line: number, known?: KnownVariant, more: Partial<ImportRow> = {}) => ({
  row: { line, cells, ...more },
  faults: [],
  variant: known,
})
const known: Group = { key: 'p', product, rows: [rowOf(1, variant), rowOf(2)] }
const fresh: Group = { key: 'new', product: undefined, rows: [rowOf(3)] }

const limit = (addsNew: boolean, updates: SheetColumn[] | null, groups = [known, fresh]) => {
  const { groups: kept, left } = limitGroups(groups, { addsNew, updates })
  return { rows: kept.map(({ rows }) => rows.map(({ row }) => row)), left }
}

test('an import without limits changes nothing of its rows', () => {
  expect(limit(true, null)).toEqual({ rows: [known, fresh].map(({ rows }) => rows.map(({ row }) => row)), left: [] })
})

test('an import that adds nothing new leaves out new products and new variants, and says why', () => {
  const { rows, left } = limit(false, null)
  expect(rows).toEqual([[{ line: 1, cells }]])
  expect(left.map(({ row }) => row.line)).toEqual([2, 3])
  expect(new Set(left.map(({ reason }) => reason))).toEqual(
    new Set(['It is new, and this import only changes what the shop has.']),
  )
})

test('of a known variant only codes and the chosen columns are read, of a new one all its own', () => {
  const [ofKnown, ofNew] = limit(true, ['price']).rows
  expect(ofKnown?.map((row) => Object.keys(row.cells))).toEqual([
    ['productCode', 'variantCode', 'price'],
    ['productCode', 'variantCode', 'price', 'widthCm'],
  ])
  expect(ofNew).toEqual([{ line: 3, cells }])
})

test('a size that cannot be read matters only where sizes are read', () => {
  const unread = 'This is not a size.'
  const group = (one?: KnownVariant): Group => ({ ...known, rows: [rowOf(1, one, { unread })] })
  const unreadBy = (updates: SheetColumn[], one?: KnownVariant) =>
    limit(true, updates, [group(one)]).rows[0]?.[0]?.unread
  expect([unreadBy(['price'], variant), unreadBy(['sizeWdh'], variant), unreadBy(['widthCm'], variant)]).toEqual([
    ...[undefined, unread, unread],
  ])
  expect(unreadBy(['price'])).toBe(unread)
})
