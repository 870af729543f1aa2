import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import type { ForeignRow } from './foreign-columns.ts'

const attributes = ['1', '2', '3', '4', '5', '6'] as const
type AttributePlace = (typeof attributes)[number]
type AttributeKey = `attribute${AttributePlace}${'Name' | 'Values'}`

const attributeNames = Object.fromEntries(
  attributes.flatMap((place) => [
    [`attribute${place}Name`, new RegExp(`^attribute ${place} name$`, 'i')],
    [`attribute${place}Values`, new RegExp(`^attribute ${place} value\\(s\\)$`, 'i')],
  ]),
) as Record<AttributeKey, RegExp>

/** The columns as they are called; measures name the unit of their shop. */
export const names = {
  id: /^id$/i,
  type: /^type$/i,
  sku: /^sku$/i,
  name: /^name$/i,
  published: /^published$/i,
  visibility: /^visibility in catalog$/i,
  shortDescription: /^short description$/i,
  description: /^description$/i,
  saleStarts: /^date sale price starts$/i,
  saleEnds: /^date sale price ends$/i,
  length: /^length \((mm|cm|m|in|yd|unit)\)$/i,
  width: /^width \((mm|cm|m|in|yd|unit)\)$/i,
  height: /^height \((mm|cm|m|in|yd|unit)\)$/i,
  salePrice: /^sale price$/i,
  regularPrice: /^regular price$/i,
  categories: /^categories$/i,
  tags: /^tags$/i,
  images: /^images$/i,
  parent: /^parent$/i,
  position: /^position$/i,
  brands: /^brands$/i,
  seoTitle: /^meta: _yoast_wpseo_title$/i,
  seoDescription: /^meta: _yoast_wpseo_metadesc$/i,
  ...attributeNames,
}
export const attributePlaces = attributes
export type Key = keyof typeof names
export type Row = ForeignRow<Key>

/** For each of our columns whose source a file may lack: its possible sources. */
export const sources: Partial<Record<SheetColumn, Key[]>> = {
  status: ['published'],
  category: ['categories'],
  subCategory: ['categories'],
  brand: ['brands'],
  description: ['description', 'shortDescription'],
  metaTags: ['tags'],
  onSale: ['salePrice'],
  salePrice: ['salePrice'],
  saleStartsAt: ['saleStarts'],
  saleEndsAt: ['saleEnds'],
  heightCm: ['height'],
  widthCm: ['width'],
  depthCm: ['length'],
  variantVisible: ['published'],
  variantDescription: ['description'],
  pictures: ['images'],
  variantPictures: ['images'],
  properties: ['attribute1Name'],
  pageTitle: ['seoTitle'],
  metaDescription: ['seoDescription'],
}
