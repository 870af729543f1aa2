import { maxVariants } from '../../../contract/staff/catalogue.ts'
import type { ProductState } from '../products/state/product-state.ts'
import type { Marked } from './fault.ts'
import type { KnownProduct, KnownVariant } from './known-products.ts'

/** The rows of one product, with the existing product that they match, if any. */
export type Group = { key: string; product: KnownProduct | undefined; rows: FoundRow[] }
/** Whether a product has too many rows: the time to compare its variants grows with the square of their number. */
export const hasTooMany = ({ rows }: Group) => rows.length > maxVariants

export type FoundRow = Marked & { variant: KnownVariant | undefined }

/** The planned state of a product. Without `after`, none of its rows can be applied. */
export type Built = {
  uuid: string
  before: ProductState | undefined
  after: ProductState | undefined
  rows: BuiltRow[]
}
export type BuiltRow = FoundRow & { variantUuid: string }
