import { z } from 'zod'
import { Card, Cards, Uuid } from './catalogue.ts'
import { Picture } from './media.ts'

export const sortOrders = ['az', 'za', 'recent', 'oldest', 'relevance', 'priceLow', 'priceHigh'] as const
export type SortBy = (typeof sortOrders)[number]

const Id = z.coerce.number().int().min(0).max(2_147_483_647)
const NoneOrId = Id.nullish().transform((id) => id || null)
const NoneOrUuid = z
  .union([z.literal(''), Uuid])
  .nullish()
  .transform((uuid) => uuid || null)

/** Every field may be missing, null or empty: all of them mean no filter. */
export const SearchRequest = z.object({
  searchField: z
    .string()
    .max(200)
    .nullish()
    .transform((text) => text ?? ''),
  categoryId: NoneOrId,
  subCategoryUuid: NoneOrUuid,
  brandUuid: NoneOrUuid,
  rangeUuid: NoneOrUuid,
  onSaleOnly: z
    .boolean()
    .nullish()
    .transform((wish) => wish ?? false),
  newProductsOnly: z
    .boolean()
    .nullish()
    .transform((wish) => wish ?? false),
  sortBy: z
    .enum(sortOrders)
    .nullish()
    .transform((order) => order ?? 'az'),
  properties: z
    .array(Id)
    .max(200)
    .nullish()
    .transform((values) => values ?? []),
  pageNum: z.coerce
    .number()
    .nullish()
    .transform((page) => page ?? 1),
})
export type SearchRequest = z.infer<typeof SearchRequest>

export const FilterOption = z.object({
  label: z.string(),
  value: z.union([z.string(), z.number()]),
  count: z.number().int(),
  swatch: z.string().nullish(),
})
export type FilterOption = z.infer<typeof FilterOption>
export const PropertyFilter = z.object({ value: z.number().int(), label: z.string(), items: z.array(FilterOption) })
export type PropertyFilter = z.infer<typeof PropertyFilter>

export const SearchAnswer = z.object({
  products: Cards,
  pageAmt: z.number().int(),
  pageNum: z.number().int(),
  total: z.number().int(),
  /** The words that were searched instead, when nothing matched what was typed. */
  correctedTo: z.string().nullable(),
  filters: z.object({
    categoryFilters: z.array(FilterOption),
    subCategoryFilters: z.array(FilterOption),
    brandFilters: z.array(FilterOption),
    propertyFilters: z.array(PropertyFilter),
  }),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

export const SuggestRequest = z.object({ q: z.string().max(200).default('') })
const Place = z.object({ name: z.string(), path: z.string() })
export const Suggestions = z.object({
  products: z.array(
    Card.pick({ uuid: true, name: true, price: true, onSale: true, salePrice: true }).extend({
      image: Picture.nullable(),
    }),
  ),
  categories: z.array(Place),
  brands: z.array(Place),
  ranges: z.array(Place),
})
export type Suggestions = z.infer<typeof Suggestions>
