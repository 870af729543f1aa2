import type { z } from 'zod'
import { z as zod } from 'zod'
import type { AnswerOf, Call, Calls } from './calls.ts'
import * as catalogue from './catalogue.ts'
import * as content from './content.ts'
import * as enquiries from './enquiries.ts'
import * as search from './search.ts'
import * as site from './site.ts'
import * as staff from './staff.ts'

/** What checks a call's input, and what strips its answer. Together with `calls.ts` this is the whole contract. */
type CallSchema<C> = { input: z.ZodType; answer: z.ZodType<AnswerOf<C>> }
export type CallSchemas<Table extends Record<string, Call>> = {
  [Name in keyof Table]: CallSchema<Table[Name]>
}

const nothing = zod.object({})

export const schemas = {
  carousel: { input: nothing, answer: content.Slides },
  settings: { input: nothing, answer: site.PublicSettings },
  redirect: { input: site.OwnAddress, answer: site.RedirectTarget },
  homeRanges: { input: nothing, answer: catalogue.HomeRanges },
  navRange: { input: catalogue.CategoryId, answer: catalogue.NavRange },
  range: { input: catalogue.RangeRoute, answer: catalogue.Range },
  navCategories: { input: nothing, answer: catalogue.NavCategories },
  subCategories: { input: catalogue.CategoryRoute, answer: catalogue.SubCategoryTiles },
  latestProductsInfo: { input: nothing, answer: content.ListingInfo },
  clearanceInfo: { input: nothing, answer: content.ListingInfo },
  categoryInfo: { input: catalogue.CategoryRoute, answer: catalogue.CategoryInfo },
  subCategoryInfo: { input: catalogue.SubCategoryRoute, answer: catalogue.SubCategoryInfo },
  departments: { input: nothing, answer: catalogue.Departments },
  storeIds: { input: catalogue.StoreRoute, answer: catalogue.StoreIds },
  homeSections: { input: nothing, answer: catalogue.HomeSections },
  newIn: { input: nothing, answer: catalogue.Cards },
  suggest: { input: search.SuggestRequest, answer: search.Suggestions },
  relatedProducts: { input: catalogue.ProductUuid, answer: catalogue.Cards },
  search: { input: search.SearchRequest, answer: search.SearchAnswer },
  variant: { input: catalogue.VariantUuid, answer: catalogue.Variant },
  product: { input: catalogue.ProductUuid, answer: catalogue.ProductAnswer },
  brand: { input: catalogue.BrandUuid, answer: catalogue.Brand },
  propertyValue: { input: catalogue.PropertyId, answer: catalogue.PropertyValue },
  page: { input: content.PageId, answer: content.Page },
  contact: { input: enquiries.ContactRequest, answer: enquiries.ContactAnswer },
  login: { input: nothing, answer: staff.LoginStatus },
} satisfies CallSchemas<Calls>
