import { headingsOf } from '../fields/field.ts'
import { productFields } from '../fields/product-fields.ts'
import { variantFields } from '../fields/variant-fields.ts'

/** The columns of a file of products: one row per variant, which repeats the facts of its product. */

export const productColumns = headingsOf(productFields)
export const variantColumns = headingsOf(variantFields)

export const sheetColumns = { ...productColumns, ...variantColumns }
export type SheetColumn = keyof typeof sheetColumns
