import type { BodyLimit } from './body-limits.ts'
import type {
  Brand,
  Card,
  CategoryInfo,
  Department,
  HomeRange,
  HomeSections,
  NavCategory,
  NavRange,
  ProductAnswer,
  PropertyValue,
  Range,
  StoreIds,
  SubCategoryInfo,
  SubCategoryTile,
  Variant,
} from './catalogue.ts'
import type { ListingInfo, Page, Slide } from './content.ts'
import type { ContactAnswer, ContactRequest } from './enquiries.ts'
import type { SearchAnswer, SearchRequest, Suggestions } from './search.ts'
import type { PublicSettings, RedirectTarget } from './site.ts'
import type { LoginStatus } from './staff.ts'

type Method = 'GET' | 'POST' | 'PUT'

/** One call of the API. What the path does not name of the input travels as query (GET) or as JSON body. */
export type Call<Input = unknown, Answer = unknown> = {
  method: Method
  path: string
  /** What it takes of a body, where that is not what all calls of its kind take. */
  limit?: BodyLimit
  /** Never present: carries the types of the call. */
  types?: { input: Input; answer: Answer }
}
export type InputOf<C> = C extends Call<infer Input, infer _> ? Input : never
export type AnswerOf<C> = C extends Call<infer _, infer Answer> ? Answer : never

export const get = <Answer, Input = undefined>(path: string): Call<Input, Answer> => ({ method: 'GET', path })
export const post = <Answer, Input = undefined>(path: string, limit?: BodyLimit): Call<Input, Answer> => ({
  method: 'POST',
  path,
  ...(limit && { limit }),
})
export const put = <Answer, Input = undefined>(path: string): Call<Input, Answer> => ({ method: 'PUT', path })

/** Every public call. A path with `latest-products` stands before the one with a parameter in its place. */
export const calls = {
  carousel: get<Slide[]>('/api/carousel'),
  settings: get<PublicSettings>('/api/settings/public'),
  redirect: get<RedirectTarget, { address: string }>('/api/redirect'),

  homeRanges: get<HomeRange[]>('/api/range/homepage'),
  navRange: get<NavRange, { categoryId: number }>('/api/range/navbar/:categoryId'),
  range: get<Range, { rangeRoute: string }>('/api/range/:rangeRoute'),

  navCategories: get<NavCategory[]>('/api/category/navbar'),
  subCategories: get<SubCategoryTile[], { categoryRoute: string }>('/api/category/page/cat/:categoryRoute'),
  latestProductsInfo: get<ListingInfo>('/api/category/pageinfo/latest-products'),
  clearanceInfo: get<ListingInfo>('/api/category/pageinfo/clearance'),
  categoryInfo: get<CategoryInfo, { categoryRoute: string }>('/api/category/pageinfo/:categoryRoute'),
  subCategoryInfo: get<SubCategoryInfo, { subCategoryRoute: string }>(
    '/api/category/subcategory/pageinfo/:subCategoryRoute',
  ),
  departments: get<Department[]>('/api/category/minlist'),
  storeIds: get<StoreIds, { categoryRoute: string; subCategoryRoute?: string }>(
    '/api/category/id-from-route/:categoryRoute/:subCategoryRoute?',
  ),

  homeSections: get<HomeSections>('/api/search/hp-sections'),
  newIn: get<Card[]>('/api/search/newin'),
  suggest: get<Suggestions, { q: string }>('/api/search/suggest'),
  relatedProducts: get<Card[], { productUuid: string }>('/api/search/related-products/:productUuid'),
  search: post<SearchAnswer, Partial<SearchRequest>>('/api/search/'),

  variant: get<Variant, { variantUuid: string }>('/api/product/variant/:variantUuid'),
  product: get<ProductAnswer, { productUuid: string }>('/api/product/:productUuid'),
  brand: get<Brand, { brandUuid: string }>('/api/brand/:brandUuid'),
  propertyValue: get<PropertyValue, { propertyId: number | string }>('/api/properties/value/:propertyId'),

  page: get<Page, { pageId: string }>('/api/pages/:pageId'),
  contact: post<ContactAnswer, Partial<ContactRequest>>('/api/contact'),
  login: get<LoginStatus>('/api/login'),
} as const
export type Calls = typeof calls
