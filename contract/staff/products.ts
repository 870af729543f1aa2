import { z } from 'zod'
import { stockStates } from '../availability.ts'
import { maxId } from '../ids.ts'
import { Picture } from '../media.ts'
import { ProductEdit } from './catalogue.ts'
import { Line, Uuid, WholeDay } from './fields.ts'
import { Form } from './forms.ts'
import { DisplayFacts, StockFacts } from './showroom.ts'

/** The list of products, and facts about a product that are not in its form. */

export const ProductStatus = z.enum(['draft', 'published', 'archived'])
export type ProductStatus = z.infer<typeof ProductStatus>

/** `all` is everything except the bin. */
export const listedStatuses = ['all', 'published', 'draft', 'archived', 'bin'] as const
export type ListedStatus = (typeof listedStatuses)[number]

export const productTraits = [
  'on-sale',
  'sale-ends',
  'sale-begins',
  'no-picture',
  'no-place',
  'no-price',
  'variant-no-price',
  'no-dimensions',
] as const
export type ProductTrait = (typeof productTraits)[number]

/** `none`: nothing was recorded. */
export const stockFilters = [...stockStates, 'none'] as const

/** `no`: none of the variants is on display. */
const displayFilters = ['yes', 'no'] as const

/** `old`: facts that shoppers read were not checked for 30 days. */
export const checkFilters = ['never', 'old'] as const
export type CheckFilter = (typeof checkFilters)[number]

export const productSorts = ['name', 'price', 'status', 'updated', 'listed'] as const
export type ProductSort = (typeof productSorts)[number]
const sorts = productSorts.flatMap((sort) => [sort, `-${sort}` as const])

const AnyId = z.coerce.number().int().min(1).max(maxId)
const Traits = z
  .string()
  .transform((text) => text.split(',').filter((part) => part !== ''))
  .pipe(z.array(z.enum(productTraits)))

export const ProductsQuery = z.object({
  q: Line(200).default(''),
  status: z.enum(listedStatuses).default('all'),
  category: AnyId.optional(),
  subCategory: Uuid.optional(),
  brand: Uuid.optional(),
  range: Uuid.optional(),
  /** Combined with `display` and `checked`: one variant has to match them all. */
  stock: z.enum(stockFilters).optional(),
  /** Or the uuid of one place. */
  display: z.enum(displayFilters).or(Uuid).optional(),
  checked: z.enum(checkFilters).optional(),
  /** Several, separated by commas. */
  only: Traits.default([]),
  /** A date by the shop's clock. */
  since: WholeDay.optional(),
  sort: z.enum(sorts).default('name'),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
})
export type ProductsQuery = z.output<typeof ProductsQuery>

export const sheetForms = ['csv', 'xlsx'] as const
/** An export of the whole filtered list. */
export const ProductSheetQuery = ProductsQuery.extend({ as: z.enum(sheetForms).default('csv') })

/** An ex-display piece that shoppers see, with its recorded showroom facts. */
export const SoldPiece = z.object({
  variantUuid: z.string(),
  name: z.string(),
  ...DisplayFacts.shape,
  ...StockFacts.shape,
})
export type SoldPiece = z.infer<typeof SoldPiece>

export const ProductRow = z.object({
  uuid: z.string(),
  version: z.number().int(),
  name: z.string(),
  status: ProductStatus,
  picture: Picture.nullable(),
  /** Today's price on the product's card; 0 without a price. */
  price: z.number(),
  onSale: z.boolean(),
  /** The period of the current offer, or else of the next one; null for a missing start or end. */
  saleStartsAt: z.string().nullable(),
  saleEndsAt: z.string().nullable(),
  variantCount: z.number().int(),
  exDisplay: z.array(SoldPiece),
  category: z.string(),
  subCategory: z.string(),
  brand: z.string(),
  range: z.string(),
  supplierCode: z.string(),
  listedAt: z.string(),
  updatedAt: z.string(),
})
export type ProductRow = z.infer<typeof ProductRow>

const count = z.number().int()
export const ProductList = z.object({
  /** Counts by status, within the other filters. */
  counts: z.object({ all: count, published: count, draft: count, archived: count, bin: count }),
  total: count,
  pageAmt: count,
  page: count,
  rows: z.array(ProductRow),
})
export type ProductList = z.infer<typeof ProductList>

const Named = z.object({ uuid: z.string(), name: z.string() })
/** The products of a hidden category or sub-category are hidden too. */
const SubCategoryChoice = Named.extend({ visible: z.boolean() })
/** All terms that a product can have, in the shop's order. */
export const TaxonomyChoices = z.object({
  categories: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      visible: z.boolean(),
      subCategories: z.array(SubCategoryChoice),
    }),
  ),
  brands: z.array(Named),
  ranges: z.array(Named),
  displayPlaces: z.array(Named),
  properties: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      values: z.array(z.object({ id: z.number().int(), name: z.string(), swatch: z.string().nullable() })),
    }),
  ),
})
export type TaxonomyChoices = z.infer<typeof TaxonomyChoices>

export const ProductForm = Form(ProductEdit).extend({
  status: ProductStatus,
  publishedAt: z.string().nullable(),
  inBin: z.boolean(),
})
export type ProductForm = z.infer<typeof ProductForm>

/** Several uuids at once, for a form that refers to them. */
export const ChosenProducts = z.object({
  uuids: z
    .string()
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(z.array(Uuid).max(500, '500 at most.')),
})
