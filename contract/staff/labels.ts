import { labelsOf } from '../fields/field.ts'
import { productFields } from '../fields/product-fields.ts'
import { variantFields } from '../fields/variant-fields.ts'
import type { ListingKey } from './site.ts'

/** The labels of a product's fields, in its form and in the history. */
export const productLabels = { ...labelsOf(productFields), variants: 'Variants' }
export const variantLabels = labelsOf(variantFields)

export const listingLabels: Record<ListingKey, string> = {
  clearance: 'Special offers',
  'latest-products': 'Latest products',
}
