import { z } from 'zod'
import { blankOf, shapeOf } from '../fields/field.ts'
import { productFields } from '../fields/product-fields.ts'
import { variantFields } from '../fields/variant-fields.ts'
import { colourForm } from '../look/hex-colour.ts'
import type { PriceFacts } from '../prices.ts'
import {
  blankSearchFields,
  Distinct,
  Markdown,
  NeededLine,
  PictureHash,
  RouteName,
  RowId,
  searchFields,
  Text,
  Uuid,
} from './fields.ts'

/** The forms of the catalogue: each is saved whole, with prices in pounds and instants as ISO text. */

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

/** A range with its products, in order. */
export const RangeWithProducts = RangeEdit.extend({ products: Distinct(Uuid, 20_000) })
export type RangeWithProducts = z.infer<typeof RangeWithProducts>

const PropertyValueEdit = z.object({
  /** null: the range did not exist before. */
  id: RowId.nullable(),
  name: NeededLine(120, 'A name'),
  swatch: z.string().regex(colourForm, 'A colour looks like #8e9a85.').nullable(),
})
export const PropertyEdit = z
  .object({ name: NeededLine(80, 'A name'), values: z.array(PropertyValueEdit).max(1000, '1,000 values at most.') })
  .superRefine(({ values }, context) => {
    for (const place of repeatedPlaces(values.map((value) => value.name)))
      context.addIssue({ code: 'custom', path: ['values', place, 'name'], message: 'This value is listed twice.' })
    for (const place of repeatedPlaces(values.map((value) => value.id)))
      context.addIssue({ code: 'custom', path: ['values', place, 'id'], message: 'This value is listed twice.' })
  })
export type PropertyEdit = z.infer<typeof PropertyEdit>

const placeFields = {
  name: NeededLine(120, 'A name'),
  routeName: RouteName,
  description: Text(5000),
  extraInfo: Markdown(50_000),
  bannerHash: PictureHash.nullable(),
  thumbnailHash: PictureHash.nullable(),
}
const blankPlace = {
  description: '',
  extraInfo: '',
  bannerHash: null,
  thumbnailHash: null,
  visible: false,
  ...blankSearchFields,
}

export const CategoryEdit = z.object({
  ...placeFields,
  menuRangeUuid: Uuid.nullable(),
  visible: z.boolean(),
  ...searchFields,
})
export type CategoryEdit = z.infer<typeof CategoryEdit>
export const blankCategory = { ...blankPlace, menuRangeUuid: null }

export const SubCategoryEdit = z.object({
  categoryId: RowId,
  ...placeFields,
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
export const blankSubCategory = {
  ...blankPlace,
  navBrand1: null,
  navBrand2: null,
  navBrand3: null,
  navProperty1: null,
  navProperty2: null,
  navProperty3: null,
}

export const maxVariants = 300

/** Explains what is wrong with a sale price. */
export function findWrongPrice({ price, salePrice, onSale }: PriceFacts): string | undefined {
  if (salePrice === null) return onSale ? 'A sale needs a sale price.' : undefined
  if (salePrice === 0) return 'A sale price is above 0.'
  return salePrice >= price ? 'The sale price has to be below the price.' : undefined
}

/**
 * Somebody who lowers the price may not think of an offer that has ended, because nobody sees it. Short, to fit below a
 * cell of the grid.
 */
const wrongOverOffer = 'This offer is over: empty its sale price and switch it off.'

export const VariantEdit = z
  .object(shapeOf(variantFields))
  .superRefine(({ price, salePrice, onSale, saleStartsAt, saleEndsAt, ...showroom }, context) => {
    const refuse = (field: string, message: string) => context.addIssue({ code: 'custom', path: [field], message })
    const wrongPrice = findWrongPrice({ price, salePrice, onSale })
    const isOver = saleEndsAt !== null && Date.parse(saleEndsAt) <= Date.now()
    if (wrongPrice) refuse('salePrice', isOver && salePrice !== null && salePrice > 0 ? wrongOverOffer : wrongPrice)
    if (saleStartsAt && saleEndsAt && Date.parse(saleStartsAt) >= Date.parse(saleEndsAt))
      refuse('saleEndsAt', 'A sale ends after it has started.')
    if (showroom.displayPlaceUuid !== null && !showroom.onDisplay)
      refuse('displayPlaceUuid', 'Only what is on display has a place.')
    if (showroom.orderWeeks !== null && showroom.stockState !== 'order-in')
      refuse('orderWeeks', 'Weeks belong to ‘Order in’ alone.')
    if (showroom.conditionNote !== '' && !showroom.isExDisplay)
      refuse('conditionNote', 'Only an ex-display piece has a condition.')
  })
export type VariantEdit = z.infer<typeof VariantEdit>

export const ProductEdit = z
  .object({
    ...shapeOf(productFields),
    variants: z
      .array(VariantEdit)
      .min(1, 'A product has at least one variant.')
      .max(maxVariants, `${maxVariants} variants at most.`),
  })
  .superRefine(({ variants, files }, context) => {
    const refuse = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const place of repeatedPlaces(variants.map((variant) => variant.supplierCode)))
      refuse(['variants', place, 'supplierCode'], 'Another variant has this code.')
    for (const place of repeatedPlaces(variants.map((variant) => variant.uuid)))
      refuse(['variants', place, 'uuid'], 'This variant is listed twice.')
    for (const place of repeatedPlaces(files.map((file) => file.uuid)))
      refuse(['files', place, 'uuid'], 'This file is listed twice.')
    if (variants.length > 1)
      variants.forEach(({ name }, place) => {
        if (name === '') refuse(['variants', place, 'name'], 'With several variants, each needs a name.')
      })
  })
export type ProductEdit = z.infer<typeof ProductEdit>

export const blankVariant: VariantEdit = blankOf(variantFields)
/** Facts that only one variant can have, so that copies begin without them. */
export const notCopied = {
  uuid: null,
  supplierCode: null,
  isExDisplay: false,
  conditionNote: '',
  onDisplay: false,
  displayPlaceUuid: null,
  stockState: null,
  orderWeeks: null,
} satisfies Partial<VariantEdit>

/** The blank form of a product, before its name and sub-category are known. */
export const blankProduct: ProductEdit = { ...blankOf(productFields), variants: [blankVariant] }

/** A place in the showroom, such as ‘Ground floor, bay 3’. */
export const DisplayPlaceEdit = z.object({ name: NeededLine(80, 'A name') })
export type DisplayPlaceEdit = z.infer<typeof DisplayPlaceEdit>

function repeatedPlaces(items: (string | number | null)[]): number[] {
  return items.flatMap((item, place) => (item !== null && items.indexOf(item) < place ? [place] : []))
}
