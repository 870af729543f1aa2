import { z } from 'zod'
import {
  blankSearchFields,
  Centimetres,
  Distinct,
  FileHash,
  Instant,
  Line,
  Markdown,
  NeededLine,
  PictureHash,
  Pounds,
  RouteName,
  RowId,
  searchFields,
  Text,
  Uuid,
} from './staff-fields.ts'

/** What staff may save of the catalogue: each is the whole form, prices in pounds, instants as ISO text. */

export const BrandEdit = z.object({
  name: NeededLine(120, 'A name'),
  description: Text(5000),
  logoHash: PictureHash.nullable(),
  visible: z.boolean(),
  ...searchFields,
})
export type BrandEdit = z.infer<typeof BrandEdit>

export const RangeEdit = z.object({
  name: NeededLine(120, 'A name'),
  routeName: RouteName,
  description: Text(5000),
  imageHash: PictureHash.nullable(),
  bannerHash: PictureHash.nullable(),
  onHomepage: z.boolean(),
  visible: z.boolean(),
  ...searchFields,
})
export type RangeEdit = z.infer<typeof RangeEdit>

/** A range with the products that make it, in their order. */
export const RangeWithProducts = RangeEdit.extend({ products: Distinct(Uuid, 20_000) })
export type RangeWithProducts = z.infer<typeof RangeWithProducts>

const PropertyValueEdit = z.object({
  /** null: not there before. */
  id: RowId.nullable(),
  name: NeededLine(120, 'A name'),
  swatch: z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'A colour looks like #8e9a85.')
    .nullable(),
})
export const PropertyEdit = z
  .object({ name: NeededLine(80, 'A name'), values: z.array(PropertyValueEdit).max(1000, '1,000 values at most.') })
  .superRefine(({ values }, context) => {
    for (const place of repeatedPlaces(values.map((value) => value.name)))
      context.addIssue({ code: 'custom', path: ['values', place, 'name'], message: 'This value stands here twice.' })
    for (const place of repeatedPlaces(values.map((value) => value.id)))
      context.addIssue({ code: 'custom', path: ['values', place, 'id'], message: 'This value stands here twice.' })
  })
export type PropertyEdit = z.infer<typeof PropertyEdit>

export const CategoryEdit = z.object({
  name: NeededLine(120, 'A name'),
  routeName: RouteName,
  description: Text(5000),
  extraInfo: Markdown(50_000),
  bannerHash: PictureHash.nullable(),
  thumbnailHash: PictureHash.nullable(),
  menuRangeUuid: Uuid.nullable(),
  visible: z.boolean(),
  ...searchFields,
})
export type CategoryEdit = z.infer<typeof CategoryEdit>

export const SubCategoryEdit = z.object({
  categoryId: RowId,
  name: NeededLine(120, 'A name'),
  routeName: RouteName,
  description: Text(5000),
  extraInfo: Markdown(50_000),
  bannerHash: PictureHash.nullable(),
  thumbnailHash: PictureHash.nullable(),
  navBrand1: Uuid.nullable(),
  navBrand2: Uuid.nullable(),
  navBrand3: Uuid.nullable(),
  navProperty1: RowId.nullable(),
  navProperty2: RowId.nullable(),
  navProperty3: RowId.nullable(),
  visible: z.boolean(),
  ...searchFields,
})
export type SubCategoryEdit = z.infer<typeof SubCategoryEdit>

export const mostVariants = 300

export const VariantEdit = z
  .object({
    /** null: not there before. */
    uuid: Uuid.nullable(),
    name: Line(160),
    description: Markdown(20_000),
    price: Pounds,
    salePrice: Pounds.nullable(),
    onSale: z.boolean(),
    saleStartsAt: Instant.nullable(),
    saleEndsAt: Instant.nullable(),
    heightCm: Centimetres.nullable(),
    widthCm: Centimetres.nullable(),
    depthCm: Centimetres.nullable(),
    supplierCode: NeededLine(120, 'A code').nullable(),
    visible: z.boolean(),
    pictures: Distinct(PictureHash, 60),
    properties: Distinct(RowId, 60),
  })
  .superRefine(({ price, salePrice, onSale, saleStartsAt, saleEndsAt }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    if (onSale && salePrice === null) refuse('salePrice', 'A sale needs a sale price.')
    if (salePrice === 0) refuse('salePrice', 'A sale price is above 0.')
    if (salePrice !== null && salePrice >= price) refuse('salePrice', 'The sale price has to be below the price.')
    if (saleStartsAt && saleEndsAt && Date.parse(saleStartsAt) >= Date.parse(saleEndsAt))
      refuse('saleEndsAt', 'A sale ends after it has started.')
  })
export type VariantEdit = z.infer<typeof VariantEdit>

const ProductFileEdit = z.object({
  /** null: not there before. */
  uuid: Uuid.nullable(),
  fileHash: FileHash,
  name: NeededLine(160, 'A name'),
})

export const ProductEdit = z
  .object({
    name: NeededLine(160, 'A name'),
    description: Markdown(20_000),
    subCategoryUuid: Uuid.nullable(),
    brandUuid: Uuid.nullable(),
    rangeUuid: Uuid.nullable(),
    metaTags: Distinct(NeededLine(60, 'A word'), 60),
    moreColorsAvailable: z.boolean(),
    immediateDelivery: z.boolean(),
    showInterestFreeCredit: z.boolean(),
    supplierCode: NeededLine(120, 'A code').nullable(),
    /** null: as many days as the settings say, from the first publishing on. */
    newUntil: Instant.nullable(),
    /** null: left as it is, which at first is the day of publishing. */
    listedAt: Instant.nullable(),
    pictures: Distinct(PictureHash, 60),
    files: z.array(ProductFileEdit).max(40, '40 files at most.'),
    variants: z
      .array(VariantEdit)
      .min(1, 'A product has one variant at least.')
      .max(mostVariants, `${mostVariants} variants at most.`),
    related: Distinct(Uuid, 40),
    ...searchFields,
  })
  .superRefine(({ variants, files }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const place of repeatedPlaces(variants.map((variant) => variant.supplierCode)))
      refuse(['variants', place, 'supplierCode'], 'Another variant has this code.')
    for (const place of repeatedPlaces(variants.map((variant) => variant.uuid)))
      refuse(['variants', place, 'uuid'], 'This variant stands here twice.')
    for (const place of repeatedPlaces(files.map((file) => file.uuid)))
      refuse(['files', place, 'uuid'], 'This file stands here twice.')
    if (variants.length > 1)
      variants.forEach(({ name }, place) => {
        if (name === '') refuse(['variants', place, 'name'], 'With several variants, each needs a name.')
      })
  })
export type ProductEdit = z.infer<typeof ProductEdit>

export const blankVariant: VariantEdit = {
  uuid: null,
  name: '',
  description: '',
  price: 0,
  salePrice: null,
  onSale: false,
  saleStartsAt: null,
  saleEndsAt: null,
  heightCm: null,
  widthCm: null,
  depthCm: null,
  supplierCode: null,
  visible: true,
  pictures: [],
  properties: [],
}

/** What a product begins as once it has been given a name and a place. */
export const blankProduct: Omit<ProductEdit, 'name'> = {
  description: '',
  subCategoryUuid: null,
  brandUuid: null,
  rangeUuid: null,
  metaTags: [],
  moreColorsAvailable: false,
  immediateDelivery: false,
  showInterestFreeCredit: false,
  supplierCode: null,
  newUntil: null,
  listedAt: null,
  pictures: [],
  files: [],
  variants: [blankVariant],
  related: [],
  ...blankSearchFields,
}

export const HomeRowEdit = z.object({ subCategoryUuid: Uuid.nullable(), visible: z.boolean() })
export type HomeRowEdit = z.infer<typeof HomeRowEdit>

export const homeRowKeys = ['offers', 'newIn', 'sofas', 'curtains', 'beds'] as const
const HomeRowKey = z.enum(homeRowKeys)
export type HomeRowKey = z.infer<typeof HomeRowKey>
export const HomeRowSaving = z.object({ key: HomeRowKey, version: z.number().int().min(1), edit: HomeRowEdit })
export type HomeRowSaving = z.infer<typeof HomeRowSaving>

/** The rows of the home page, and the sub-categories that may fill them. */
export const HomeRows = z.object({
  rows: z.array(z.object({ key: HomeRowKey, version: z.number().int(), edit: HomeRowEdit })),
  subCategories: z.array(z.object({ uuid: z.string(), name: z.string(), categoryName: z.string() })),
})
export type HomeRows = z.infer<typeof HomeRows>

function repeatedPlaces(items: (string | number | null)[]): number[] {
  return items.flatMap((item, place) => (item !== null && items.indexOf(item) < place ? [place] : []))
}
