import { calls } from '../../contract/calls.ts'
import type { schemas } from '../../contract/schemas.ts'
import type { Db } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import type { Catalogue } from './catalogue.ts'
import { preparePreviews } from './product-rows.ts'
import { findProduct } from './products.ts'
import { relate } from './related.ts'
import { findVariant } from './variants.ts'

const { product, variant, relatedProducts } = calls
export const previewCalls = { product, variant, relatedProducts }

/** What the product page asks for, of any product that is kept: drafts and what is archived as well. */
export function answerPreviewCalls({
  db,
  catalogue,
}: {
  db: Db
  catalogue: Catalogue
}): Handlers<typeof calls, typeof schemas, keyof typeof previewCalls> {
  const read = preparePreviews(db)
  return {
    product: ({ productUuid }) => findProduct(db, read, catalogue, productUuid),
    variant: ({ variantUuid }) => findVariant(db, read, catalogue, variantUuid),
    relatedProducts: ({ productUuid }) => relate(read, catalogue.index, productUuid),
  }
}
