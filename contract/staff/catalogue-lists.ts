import { z } from 'zod'
import { NavCategory, NavRange, NavSubCategory } from '../catalogue.ts'
import { Picture } from '../media.ts'

/** The rows of the back office's lists of the catalogue. */

export const BrandRow = z.object({
  uuid: z.string(),
  version: z.number().int(),
  name: z.string(),
  logo: Picture.nullable(),
  visible: z.boolean(),
  productCount: z.number().int(),
  updatedAt: z.string(),
})
export type BrandRow = z.infer<typeof BrandRow>

const SubCategoryRow = z.object({
  uuid: z.string(),
  version: z.number().int(),
  name: z.string(),
  routeName: z.string(),
  visible: z.boolean(),
  productCount: z.number().int(),
})
export type SubCategoryRow = z.infer<typeof SubCategoryRow>

export const CategoryRow = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  routeName: z.string(),
  visible: z.boolean(),
  subCategories: z.array(SubCategoryRow),
})
export type CategoryRow = z.infer<typeof CategoryRow>

/** The menu of every category as the site would show it, marking what is hidden. */
export const MenuCategory = NavCategory.extend({
  visible: z.boolean(),
  range: NavRange,
  subCategories: z.array(NavSubCategory.extend({ visible: z.boolean() })),
})
export type MenuCategory = z.infer<typeof MenuCategory>

export const RangeRow = z.object({
  uuid: z.string(),
  version: z.number().int(),
  name: z.string(),
  routeName: z.string(),
  image: Picture.nullable(),
  onHomepage: z.boolean(),
  visible: z.boolean(),
  productCount: z.number().int(),
  updatedAt: z.string(),
})
export type RangeRow = z.infer<typeof RangeRow>

/** A product in a list to choose from. */
export const ProductChoice = z.object({
  uuid: z.string(),
  name: z.string(),
  status: z.enum(['draft', 'published', 'archived']),
  rangeUuid: z.string().nullable(),
  picture: Picture.nullable(),
})
export type ProductChoice = z.infer<typeof ProductChoice>

const ValueChoice = z.object({ id: z.number().int(), name: z.string(), swatch: z.string().nullable() })
export const PropertyRow = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  values: z.array(ValueChoice),
  productCount: z.number().int(),
  updatedAt: z.string(),
})
export type PropertyRow = z.infer<typeof PropertyRow>

/** `pieceCount`: the number of variants at this place. */
export const DisplayPlaceRow = z.object({
  uuid: z.string(),
  version: z.number().int(),
  name: z.string(),
  pieceCount: z.number().int(),
  updatedAt: z.string(),
})
export type DisplayPlaceRow = z.infer<typeof DisplayPlaceRow>
