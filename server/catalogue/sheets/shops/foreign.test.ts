import { describe, expect, test } from 'vitest'
import { readExport } from '../../../../tests/support/imports/foreign-rows.ts'
import { makeShopifyExport, makeWooCommerceExport } from '../../../../tests/support/imports/shop-exports.ts'
import { readSheet } from '../read-sheet.ts'
import { readPounds } from '../values/cell-values.ts'
import { readForeign } from './foreign.ts'

test('a supplier’s own table is not taken for another shop’s export', async () => {
  for (const headings of ['Name,Price,SKU', 'Handle,Title,Price', 'Type,SKU,Name,Sale price'])
    expect(readForeign(await readSheet(Buffer.from(`${headings}\na,b,c`), ''))).toBeUndefined()
})

describe.each([
  ['Shopify', makeShopifyExport(500)],
  ['WooCommerce', makeWooCommerceExport(500)],
])('an export of 500 products from %s', async (from, csv) => {
  test('becomes 500 products, each variant with a code of its own and readable prices', async () => {
    const found = await readExport(csv)
    expect(found.from).toBe(from)
    expect(new Set(found.rows.map(({ productCode }) => productCode)).size).toBe(500)
    expect(new Set(found.rows.map(({ name }) => name)).size).toBe(500)
    const codes = found.rows.map(({ variantCode }) => variantCode)
    expect(new Set(codes).size).toBe(codes.length)
    expect(found.rows.length).toBeGreaterThan(800)
    for (const row of found.rows) {
      expect(row.problem).toBeUndefined()
      expect(row.variantCode).not.toBe('')
      if (row.price !== '') expect(readPounds(row.price ?? '')).toBeDefined()
    }
    const rows = Map.groupBy(found.rows, ({ productCode }) => productCode)
    for (const own of rows.values())
      if (own.length > 1) for (const { variantName } of own) expect(variantName).not.toBe('')
  })

  test('is always the same', async () => {
    expect(await readExport(csv)).toEqual(await readExport(csv))
  })
})
