import { piecesLimit } from './body-limits.ts'
import { get, post } from './call.ts'
import * as cards from './cards.ts'
import * as catalogue from './catalogue.ts'
import * as content from './content.ts'
import { ContactAnswer, ContactRequest } from './enquiries.ts'
import * as search from './search.ts'
import * as shortlists from './shortlists.ts'
import * as site from './site.ts'
import { LoginStatus } from './staff/sign-in.ts'

/** The public calls, except those about visits, which few pages make: see booking-calls.ts. A path with `latest-products` comes before the one with a parameter in its place. */
export const calls = {
  carousel: get('/api/carousel', content.Slides),
  settings: get('/api/settings/public', site.PublicSettings),
  redirect: get('/api/redirect', site.RedirectTarget, site.OwnAddress),

  homeRanges: get('/api/range/homepage', catalogue.HomeRanges),
  navRange: get('/api/range/navbar/:categoryId', catalogue.NavRange, catalogue.CategoryId),
  range: get('/api/range/:rangeRoute', catalogue.Range, catalogue.RangeRoute),

  sale: get('/api/sale/:saleRoute', catalogue.Sale, catalogue.SaleRoute),

  navCategories: get('/api/category/navbar', catalogue.NavCategories),
  subCategories: get('/api/category/page/cat/:categoryRoute', catalogue.SubCategoryTiles, catalogue.CategoryRoute),
  latestProductsInfo: get('/api/category/pageinfo/latest-products', content.ListingInfo),
  clearanceInfo: get('/api/category/pageinfo/clearance', content.ListingInfo),
  categoryInfo: get('/api/category/pageinfo/:categoryRoute', catalogue.CategoryInfo, catalogue.CategoryRoute),
  subCategoryInfo: get(
    '/api/category/subcategory/pageinfo/:subCategoryRoute',
    catalogue.SubCategoryInfo,
    catalogue.SubCategoryRoute,
  ),
  departments: get('/api/category/minlist', catalogue.Departments),
  storeIds: get(
    '/api/category/id-from-route/:categoryRoute/:subCategoryRoute?',
    catalogue.StoreIds,
    catalogue.StoreRoute,
  ),

  homeSections: get('/api/search/hp-sections', cards.HomeSections),
  newIn: get('/api/search/newin', cards.Cards),
  suggest: get('/api/search/suggest', search.Suggestions, search.SuggestRequest),
  relatedProducts: get('/api/search/related-products/:productUuid', cards.Cards, catalogue.ProductUuid),
  search: post('/api/search/', search.UnderstoodAnswer, search.SearchRequest),

  variant: get('/api/product/variant/:variantUuid', catalogue.Variant, catalogue.VariantUuid),
  product: get('/api/product/:productUuid', catalogue.ProductAnswer, catalogue.ProductUuid),
  brand: get('/api/brand/:brandUuid', catalogue.Brand, catalogue.BrandUuid),
  propertyValue: get('/api/properties/value/:propertyId', catalogue.PropertyValue, catalogue.PropertyId),

  page: get('/api/pages/:pageId', content.Page, content.PageId),
  contact: { ...post('/api/contact', ContactAnswer, ContactRequest), limit: piecesLimit },
  shortlistItems: post('/api/shortlist/items', shortlists.ListedPieces, shortlists.ListedRequest),
  shareShortlist: { ...post('/api/shortlist/shares', shortlists.Share, shortlists.ShareAsked), limit: piecesLimit },
  sharedShortlist: get('/api/shortlist/shares/:token', shortlists.SharedList, shortlists.ShareToken),
  endShare: post('/api/shortlist/shares/:token/end', shortlists.ShareEnded, shortlists.ShareEnd),
  login: get('/api/login', LoginStatus),
} as const
export type Calls = typeof calls
