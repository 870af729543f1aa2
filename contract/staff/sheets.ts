import { headingsOf } from '../fields/field.ts'
import { productFields } from '../fields/product-fields.ts'
import { variantFields } from '../fields/variant-fields.ts'

/** The columns of a product file: one row per variant, which repeats the facts of its product. */

export const productColumns = headingsOf(productFields)
export const variantColumns = headingsOf(variantFields)

/** The columns that the shop writes itself. */
export const ownColumns = { ...productColumns, ...variantColumns }

/** Suppliers' columns that hold several facts; this order applies if a cell does not name its sides. */
export const sizeColumns = {
  sizeWdh: 'Size (width × depth × height)',
  sizeHwd: 'Size (height × width × depth)',
  sizeLwh: 'Size (length × width × height)',
  sizeWhd: 'Size (width × height × depth)',
}

export const sheetColumns = { ...ownColumns, ...sizeColumns }
export type SheetColumn = keyof typeof sheetColumns
