import type { ImportRow, Sheet } from '../sheet.ts'
import { readShopify } from './shopify.ts'
import { readWooCommerce } from './woocommerce.ts'

type ForeignRows = { from: 'Shopify' | 'WooCommerce'; rows: ImportRow[] }

/** The products in another shop system’s export, recognised by its headings in any order; else undefined. */
export function readForeign(sheet: Sheet): ForeignRows | undefined {
  const shopify = readShopify(sheet)
  if (shopify) return { from: 'Shopify', rows: shopify }
  const rows = readWooCommerce(sheet)
  return rows && { from: 'WooCommerce', rows }
}
