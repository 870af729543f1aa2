import type { SheetColumn } from '../../../../contract/staff/sheets.ts'
import type { ForeignRow } from './foreign-columns.ts'

/** The columns as they are called in exports of today, and as they are in the newer template. */
export const names = {
  handle: /^(url )?handle$/i,
  title: /^title$/i,
  body: /^(body \(html\)|description)$/i,
  vendor: /^vendor$/i,
  productCategory: /^product category$/i,
  type: /^type$/i,
  tags: /^tags$/i,
  published: /^published( on online store)?$/i,
  status: /^status$/i,
  option1Name: /^option1 name$/i,
  option1Value: /^option1 value$/i,
  option2Name: /^option2 name$/i,
  option2Value: /^option2 value$/i,
  option3Name: /^option3 name$/i,
  option3Value: /^option3 value$/i,
  sku: /^(variant )?sku$/i,
  price: /^(variant )?price$/i,
  comparePrice: /^(variant )?compare[- ]at price$/i,
  image: /^(image src|product image url)$/i,
  imagePosition: /^image position$/i,
  variantImage: /^variant image( url)?$/i,
  giftCard: /^gift card$/i,
  seoTitle: /^seo title$/i,
  seoDescription: /^seo description$/i,
}
export type Key = keyof typeof names
export type Row = ForeignRow<Key>

/** For each of our columns whose source a file may lack: its possible sources. */
export const sources: Partial<Record<SheetColumn, Key[]>> = {
  status: ['status', 'published'],
  category: ['productCategory'],
  subCategory: ['type', 'productCategory'],
  brand: ['vendor'],
  description: ['body'],
  metaTags: ['tags'],
  onSale: ['comparePrice'],
  salePrice: ['comparePrice'],
  pictures: ['image'],
  variantPictures: ['variantImage'],
  pageTitle: ['seoTitle'],
  metaDescription: ['seoDescription'],
}
