import { type HomeRowKey, homeRowKeys, type ProductEdit, type VariantEdit } from './staff-catalogue.ts'
import type { ListingKey } from './staff-site.ts'

/** What the fields of a product are called, in its form and in what is told of its changes. */
export const productLabels: Record<keyof ProductEdit, string> = {
  name: 'Name',
  description: 'Description',
  subCategoryUuid: 'Sub-category',
  brandUuid: 'Brand',
  rangeUuid: 'Range',
  metaTags: 'Words it is found by',
  moreColorsAvailable: 'More colours available',
  immediateDelivery: 'Immediate delivery',
  showInterestFreeCredit: 'Interest-free credit',
  supplierCode: 'Supplier’s code',
  newUntil: 'New until',
  listedAt: 'Listed since',
  pictures: 'Pictures',
  files: 'Files to download',
  variants: 'Variants',
  related: 'Goes well with',
  pageTitle: 'Page title',
  metaDescription: 'Description for search engines',
  keywords: 'Keywords',
}

export const variantLabels: Record<keyof VariantEdit, string> = {
  uuid: 'Variant',
  name: 'Name',
  description: 'Description',
  price: 'Price',
  salePrice: 'Sale price',
  onSale: 'On sale',
  saleStartsAt: 'Sale starts',
  saleEndsAt: 'Sale ends',
  heightCm: 'Height',
  widthCm: 'Width',
  depthCm: 'Depth',
  supplierCode: 'Supplier’s code',
  visible: 'Shown on the site',
  pictures: 'Pictures of this variant',
  properties: 'Properties',
}

/** The rows of the home page that fill themselves: their headings. */
const selfFilledRows: Partial<Record<HomeRowKey, string>> = { offers: 'Special offers', newIn: 'New in' }

/** A row of the home page as shoppers read it above the row: by what it shows. */
export const nameHomeRow = (key: HomeRowKey, subCategoryName: string | undefined): string =>
  selfFilledRows[key] ?? subCategoryName ?? `Row ${homeRowKeys.indexOf(key) + 1}, empty`

export const listingLabels: Record<ListingKey, string> = {
  clearance: 'Special offers',
  'latest-products': 'Latest products',
}
