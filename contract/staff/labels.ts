import { labelsOf } from '../fields/field.ts'
import { productFields } from '../fields/product-fields.ts'
import { variantFields } from '../fields/variant-fields.ts'
import { type HomeRowKey, homeRowKeys } from './catalogue.ts'
import type { ListingKey } from './site.ts'

/** The labels of a product's fields, in its form and in the history. */
export const productLabels = { ...labelsOf(productFields), variants: 'Variants' }
export const variantLabels = labelsOf(variantFields)

/** The rows of the home page that fill themselves: their headings. */
const selfFilledRows: Partial<Record<HomeRowKey, string>> = { offers: 'Special offers', newIn: 'New in' }

/** A row of the home page as shoppers read it above the row: by what it shows. */
export const nameHomeRow = (key: HomeRowKey, subCategoryName: string | undefined): string =>
  selfFilledRows[key] ?? subCategoryName ?? `Row ${homeRowKeys.indexOf(key) + 1}, empty`

export const listingLabels: Record<ListingKey, string> = {
  clearance: 'Special offers',
  'latest-products': 'Latest products',
}
