/** The columns of a file of products: one row a variant, each with what is said of its product. */

export const productColumns = {
  productUuid: 'Product ID',
  productCode: 'Product code',
  name: 'Name',
  status: 'Status',
  category: 'Category',
  subCategory: 'Sub-category',
  brand: 'Brand',
  range: 'Range',
  description: 'Description',
  metaTags: 'Words it is found by',
  moreColorsAvailable: 'More colours available',
  immediateDelivery: 'Immediate delivery',
  showInterestFreeCredit: 'Interest-free credit',
  newUntil: 'New until',
  listedAt: 'Listed since',
  pictures: 'Product pictures',
  related: 'Goes well with',
  pageTitle: 'Page title',
  metaDescription: 'Description for search engines',
  keywords: 'Keywords',
} as const

export const variantColumns = {
  variantUuid: 'Variant ID',
  variantCode: 'Supplier code',
  variantName: 'Variant',
  variantDescription: 'Variant description',
  price: 'Price',
  onSale: 'On sale',
  salePrice: 'Sale price',
  saleStartsAt: 'Sale starts',
  saleEndsAt: 'Sale ends',
  heightCm: 'Height (cm)',
  widthCm: 'Width (cm)',
  depthCm: 'Depth (cm)',
  variantVisible: 'Variant on show',
  variantPictures: 'Variant pictures',
  properties: 'Properties',
} as const

export const sheetColumns = { ...productColumns, ...variantColumns }
export type SheetColumn = keyof typeof sheetColumns
