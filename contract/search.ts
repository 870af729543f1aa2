import { z } from 'zod'
import { Card, Cards } from './cards.ts'
import { mapMeasures } from './fit/measures.ts'
import { listPlaces } from './fit/places.ts'
import { IdFrom, Uuid } from './ids.ts'
import { Picture } from './media.ts'
import { sizeFields, switchFields } from './search-fields.ts'
import { ShopAnswers } from './shop-answers.ts'

export const sortOrders = ['az', 'za', 'recent', 'oldest', 'relevance', 'priceLow', 'priceHigh'] as const
export type SortBy = (typeof sortOrders)[number]

const Nothing = z.literal('')
const NoneOrId = z
  .union([Nothing, IdFrom(0)])
  .nullish()
  .transform((id) => id || null)
const NoneOrUuid = z
  .union([Nothing, Uuid])
  .nullish()
  .transform((uuid) => uuid || null)

/** A form submits its numbers as text. */
const Typed = z.union([z.number(), z.string()]).pipe(z.coerce.number())
/** Pounds or centimetres. */
const Amount = Typed.pipe(z.number().min(0).max(1_000_000_000))
const NoneOrAmount = Amount.nullish().transform((amount) => amount || null)
const Switch = z
  .union([Nothing, z.boolean()])
  .nullish()
  .transform((wish) => wish || false)

/** A shopper's measurements in centimetres. Without a space, a door or a turn they filter nothing. */
const FitRequest = z
  .union([Nothing, z.object(mapMeasures(() => NoneOrAmount))])
  .nullish()
  .transform((measures) => (measures && listPlaces(measures).length > 0 ? measures : null))

/**
 * A search text may contain anything and have any length: its first 200 characters are searched for. A character that
 * cannot be stored becomes a space.
 */
const readSearched = (text: string) => text.slice(0, 200).replaceAll('\0', ' ')

/** Every field may be missing, null or empty, which all mean no filter. */
export const SearchRequest = z.object({
  searchField: z
    .string()
    .nullish()
    .transform((text) => readSearched(text ?? '')),
  categoryId: NoneOrId,
  subCategoryUuid: NoneOrUuid,
  brandUuid: NoneOrUuid,
  rangeUuid: NoneOrUuid,
  saleUuid: NoneOrUuid,
  onSaleOnly: Switch,
  newProductsOnly: Switch,
  immediateDeliveryOnly: Switch,
  /** Only products with a variant in the showroom. */
  onDisplayOnly: Switch,
  /** Only products with a variant in stock. */
  inStockOnly: Switch,
  /** In pounds; the two may come in either order. */
  priceMin: NoneOrAmount,
  priceMax: NoneOrAmount,
  /** In centimetres. A product matches if one of its variants is no larger. */
  maxWidth: NoneOrAmount,
  maxHeight: NoneOrAmount,
  maxDepth: NoneOrAmount,
  /** A product matches if one of its variants fits all of these places: see decision 103. */
  fit: FitRequest,
  sortBy: z
    .union([Nothing, z.enum(sortOrders)])
    .nullish()
    .transform((order) => order || 'az'),
  properties: z
    .union([Nothing, z.array(NoneOrId).max(200)])
    .nullish()
    .transform((values) => (values || []).filter((value) => value !== null)),
  /** Keys of constraints that the words mean and the shopper removed. */
  ignored: z.union([Nothing.transform(() => null), z.array(z.string().max(100)).max(50)]).nullish(),
  pageNum: Typed.nullish().transform((page) => page ?? 1),
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
export const SwitchFilter = FilterOption.extend({ value: z.enum(switchFields) })
export type SwitchFilter = z.infer<typeof SwitchFilter>
/** In pounds. A bucket counts the prices above `from`, up to `to`. Without prices there are no buckets. */
export const PriceFilter = z.object({
  min: z.number(),
  max: z.number(),
  buckets: z.array(z.object({ from: z.number(), to: z.number(), count: z.number().int() })),
})
export type PriceFilter = z.infer<typeof PriceFilter>
/** In centimetres. Each item is a dimension with the number of products that are no larger. */
export const SizeFilter = z.object({
  value: z.enum(sizeFields),
  label: z.string(),
  min: z.number(),
  max: z.number(),
  items: z.array(FilterOption.extend({ value: z.number() })),
})
export type SizeFilter = z.infer<typeof SizeFilter>

export const SearchAnswer = z.object({
  products: Cards,
  pageAmt: z.number().int(),
  pageNum: z.number().int(),
  total: z.number().int(),
  /** The words searched for instead, if the typed ones matched nothing. */
  correctedTo: z.string().nullable(),
  filters: z.object({
    categoryFilters: z.array(FilterOption),
    subCategoryFilters: z.array(FilterOption),
    brandFilters: z.array(FilterOption),
    propertyFilters: z.array(PropertyFilter),
    priceFilter: PriceFilter,
    sizeFilters: z.array(SizeFilter),
    switchFilters: z.array(SwitchFilter),
    /** With `fit`: the number of products left out because some of their dimensions are unknown. */
    unmeasured: z.number().int().optional(),
  }),
})
export type SearchAnswer = z.infer<typeof SearchAnswer>

/** The filters of a request that are equivalent to a constraint. */
export const SameFilter = z
  .object({
    categoryId: z.number().int(),
    subCategoryUuid: Uuid,
    brandUuid: Uuid,
    properties: z.array(z.number().int()),
    priceMin: z.number().nullable(),
    priceMax: z.number().nullable(),
    maxWidth: z.number(),
    maxHeight: z.number(),
    maxDepth: z.number(),
    onSaleOnly: z.boolean(),
    newProductsOnly: z.boolean(),
    immediateDeliveryOnly: z.boolean(),
    onDisplayOnly: z.boolean(),
    inStockOnly: z.boolean(),
  })
  .partial()
export type SameFilter = z.infer<typeof SameFilter>

/** A constraint that the words mean. `span`: [start, end) of these words in the text. `filter`: the equivalent filters, if any. */
export const Understanding = z.object({
  key: z.string(),
  kind: z.string(),
  label: z.string(),
  span: z.tuple([z.number().int(), z.number().int()]),
  filter: SameFilter.optional(),
})
export type Understanding = z.infer<typeof Understanding>
/**
 * `ignored`: ignored at the shopper's request, unless a filter replaces it. `relaxed`: given up, because together the
 * constraints found nothing.
 */
export const UnderstoodAnswer = SearchAnswer.extend({
  understood: z.array(Understanding),
  ignored: z.array(Understanding),
  relaxed: z.array(Understanding),
  /** A sentence for the shopper about what was given up; null if nothing was, or nothing is found. */
  relaxedText: z.string().nullable(),
  /** The page to which a rule sends this search, instead of results. */
  sendTo: z.string().nullable(),
  /** Answers about the shop itself; only on the first page. */
  answers: ShopAnswers.optional(),
})
export type UnderstoodAnswer = z.infer<typeof UnderstoodAnswer>

export const SuggestRequest = z.object({ q: z.string().default('').transform(readSearched) })
const Place = z.object({ name: z.string(), path: z.string() })
export const Suggestions = z.object({
  products: z.array(
    Card.pick({ uuid: true, variantUuid: true, name: true, price: true, onSale: true, salePrice: true }).extend({
      image: Picture.nullable(),
    }),
  ),
  categories: z.array(Place),
  brands: z.array(Place),
  ranges: z.array(Place),
  understood: z.array(Understanding),
  /** Answers about the shop itself. */
  answers: ShopAnswers.optional(),
})
export type Suggestions = z.infer<typeof Suggestions>
