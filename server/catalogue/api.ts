import type { calls } from '../../contract/calls.ts'
import { readDate } from '../../contract/dates/london.ts'
import { homeRowLength } from '../../contract/staff/home-rows.ts'
import type { Db } from '../platform/database.ts'
import type { Handlers } from '../serve.ts'
import { type ListViewed, listHomeSections, showsViewed } from './home/home.ts'
import type { Catalogue } from './index/catalogue.ts'
import { showMetFilters } from './products/met-cards.ts'
import { prepareProducts } from './products/product-rows.ts'
import { findProduct } from './products/products.ts'
import { listRelated } from './products/related.ts'
import { findVariant } from './products/variants.ts'
import { findRunningSale } from './sales/running-sale.ts'
import { ask } from './search/ask.ts'
import { listNewIn } from './search/listings.ts'
import { findUnderstood } from './search/search-understood.ts'
import { suggest } from './search/suggest.ts'
import { findBrand } from './taxonomy/brands.ts'
import {
  describeCategory,
  describeSubCategory,
  findStoreIds,
  listDepartments,
  listSubCategories,
} from './taxonomy/categories.ts'
import { describeListing } from './taxonomy/listing-infos.ts'
import { listNavCategories } from './taxonomy/navigation.ts'
import { findPropertyValue } from './taxonomy/properties.ts'
import { findMenuRange, findRange, listHomeRanges } from './taxonomy/ranges.ts'

type ShortlistCalls = 'shortlistItems' | 'shareShortlist' | 'sharedShortlist' | 'endShare'
type OtherCalls = 'carousel' | 'settings' | 'redirect' | 'page' | 'contact' | 'login' | ShortlistCalls
type CatalogueHandlers = Handlers<typeof calls, Exclude<keyof typeof calls, OtherCalls>>

type Parts = { db: Db; catalogue: Catalogue; listViewed: ListViewed }

export function answerCatalogueCalls({ db, catalogue, listViewed }: Parts): CatalogueHandlers {
  const read = prepareProducts(db, catalogue)
  return {
    homeRanges: () => listHomeRanges(catalogue.taxonomy),
    navRange: ({ categoryId }) => findMenuRange(catalogue.taxonomy, categoryId),
    range: ({ rangeRoute }) => findRange(catalogue.taxonomy, rangeRoute),

    sale: ({ saleRoute }) => findRunningSale(db, catalogue.taxonomy, saleRoute, catalogue.now()),

    navCategories: () => listNavCategories(catalogue.index, catalogue.taxonomy),
    subCategories: ({ categoryRoute }) => listSubCategories(catalogue.taxonomy, categoryRoute),
    latestProductsInfo: () => describeListing(catalogue.taxonomy, 'latest-products'),
    clearanceInfo: () => describeListing(catalogue.taxonomy, 'clearance'),
    categoryInfo: ({ categoryRoute }) => describeCategory(catalogue.taxonomy, categoryRoute),
    subCategoryInfo: ({ subCategoryRoute }) => describeSubCategory(catalogue.taxonomy, subCategoryRoute),
    departments: () => listDepartments(catalogue.taxonomy),
    storeIds: ({ categoryRoute, subCategoryRoute }) =>
      findStoreIds(catalogue.taxonomy, categoryRoute, subCategoryRoute),

    homeSections: async () => {
      // The most viewed products change only at midnight in London, so a cached answer is valid until then.
      const viewed = showsViewed(catalogue.taxonomy) ? await listViewed(readDate(catalogue.now())) : []
      return ask(catalogue.index, (index) => listHomeSections({ index, taxonomy: catalogue.taxonomy, viewed }))
    },
    newIn: () => ask(catalogue.index, (index) => listNewIn(index, homeRowLength)),
    suggest: ({ q }) => ask(catalogue.index, (index) => suggest(index, q)),
    relatedProducts: ({ productUuid }) => listRelated(read, catalogue.index, productUuid),
    search: async (request) => {
      const { pageSize } = catalogue.taxonomy
      const found = await ask(catalogue.index, (index) => findUnderstood(index, request, pageSize))
      return showMetFilters(db, catalogue, request, found)
    },

    variant: ({ variantUuid }) => findVariant(db, read, catalogue, variantUuid),
    product: ({ productUuid }) => findProduct(db, read, catalogue, productUuid),
    brand: ({ brandUuid }) => findBrand(catalogue.taxonomy, brandUuid),
    propertyValue: ({ propertyId }) => findPropertyValue(catalogue.taxonomy, propertyId),
  }
}
