import { measureNames } from './fit/measure-names.ts'

const listing = [
  'categoryId',
  'subCategoryUuid',
  'brandUuid',
  'onSaleOnly',
  'newProductsOnly',
  'immediateDeliveryOnly',
  'onDisplayOnly',
  'inStockOnly',
  'priceMin',
  'priceMax',
  'maxWidth',
  'maxHeight',
  'maxDepth',
  ...measureNames,
  'properties',
  'sortBy',
  'page',
] as const

/**
 * The query parameters that each public page reads, by its route in app/routes.ts. All others are dropped, so that they
 * cannot add cache entries.
 */
export const pageQueries = {
  '/': [],
  '/find-us': [],
  '/how-to-measure': [],
  '/visit/:key?': [],
  '/contact/:variantUuid?': [],
  '/shortlist': [],
  '/shortlist/:token': [],
  '/store': [],
  '/store/special-offers': [],
  '/clearance': [],
  '/store/:categoryRoute': [],
  '/store/:categoryRoute/:subCategoryRoute': listing,
  '/latest-products': listing,
  '/special-offers': listing,
  '/product/:productUuid/:productName?/:variantUuid?': ['description'],
  '/range/:rangeRoute': listing,
  '/sale/:saleRoute': listing,
  '/brand/:brandUuid/:brandName?': listing,
  '/brand/:categoryRoute/:subCategoryRoute/:brandUuid/:brandName?': listing,
  '/property/:propertyId/:propertyName?': listing,
  '/property/:categoryRoute/:subCategoryRoute/:propertyId/:propertyName?': listing,
  '/search/:searchQuery?': [...listing, 'ignored', 'q', 'results'],
  '/terms': [],
  '/privacy-policy': [],
  '/disclaimer': [],
  '/interest-free-credit': [],
  '/customer-complaint': [],
  '/vulnerable-customers-policy': [],
  '/page/:pageId': [],
  '/unauthorised': [],
} as const satisfies Record<string, readonly string[]>

type Queries = typeof pageQueries
type QueryName = Queries[keyof Queries][number]

/** The declared parameters of a query. */
export type PageQuery = {
  get(name: QueryName): string | null
  getAll(name: QueryName): string[]
  has(name: QueryName): boolean
}

export const readQuery = (route: string, search: string): PageQuery =>
  narrowQuery((pageQueries as Record<string, readonly string[]>)[route] ?? [], search)

/** The declared parameters of a query as text, in the order of the declaration. */
export function narrowQuery(names: readonly string[], search: string): URLSearchParams {
  const asked = new URLSearchParams(search)
  return new URLSearchParams(names.flatMap((name) => asked.getAll(name).map((value) => [name, value])))
}
