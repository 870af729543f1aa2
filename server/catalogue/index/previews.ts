import { calls } from '../../../contract/calls.ts'
import type { Db } from '../../platform/database.ts'
import type { Handlers } from '../../serve.ts'
import { preparePreviews } from '../products/product-rows.ts'
import { findProduct } from '../products/products.ts'
import { findRelatedCards } from '../products/related.ts'
import { findVariant } from '../products/variants.ts'
import { previewSale } from '../sales/running-sale.ts'
import { findBrand } from '../taxonomy/brands.ts'
import { describeCategory, describeSubCategory, findStoreIds, listSubCategories } from '../taxonomy/categories.ts'
import { findRange } from '../taxonomy/ranges.ts'
import type { Catalogue } from './catalogue.ts'
import { searchHidden, showBrand, showCategory, showRange, showSubCategory } from './preview-taxonomy.ts'

const { product, variant, relatedProducts } = calls
const { range, brand, sale, categoryInfo, subCategories, subCategoryInfo, storeIds, search } = calls
export const previewCalls = {
  product,
  variant,
  relatedProducts,
  range,
  brand,
  sale,
  categoryInfo,
  subCategories,
  subCategoryInfo,
  storeIds,
  search,
}

/** Answers the calls of previewed pages, for drafts, archived products and hidden records as well. */
export function answerPreviewCalls({
  db,
  catalogue,
}: {
  db: Db
  catalogue: Catalogue
}): Handlers<typeof calls, keyof typeof previewCalls> {
  const read = preparePreviews(db)
  return {
    product: ({ productUuid }) => findProduct(db, read, catalogue, productUuid),
    variant: ({ variantUuid }) => findVariant(db, read, catalogue, variantUuid),
    relatedProducts: ({ productUuid }) => findRelatedCards(read, catalogue.index, productUuid),
    range: async ({ rangeRoute }) => findRange(await showRange(db, rangeRoute), rangeRoute),
    brand: async ({ brandUuid }) => findBrand(await showBrand(db, brandUuid), brandUuid),
    sale: ({ saleRoute }) => previewSale(catalogue.taxonomy, saleRoute),
    categoryInfo: async ({ categoryRoute }) => describeCategory(await showCategory(db, categoryRoute), categoryRoute),
    subCategories: async ({ categoryRoute }) => listSubCategories(await showCategory(db, categoryRoute), categoryRoute),
    subCategoryInfo: async ({ subCategoryRoute }) =>
      describeSubCategory(await showSubCategory(db, subCategoryRoute), subCategoryRoute),
    storeIds: async ({ categoryRoute, subCategoryRoute }) => {
      const taxonomy = await (subCategoryRoute
        ? showSubCategory(db, subCategoryRoute)
        : showCategory(db, categoryRoute))
      return findStoreIds(taxonomy, categoryRoute, subCategoryRoute)
    },
    search: (request) => searchHidden(db, catalogue, request),
  }
}
