import { simplify } from '../../../contract/simple-text.ts'
import { type SheetColumn, sheetColumns } from '../../../contract/staff-sheets.ts'

/** What suppliers head such columns with, besides our own words for them. */
const otherWords: Partial<Record<SheetColumn, string[]>> = {
  productUuid: ['product uuid', 'uuid'],
  productCode: ['product sku', 'parent sku', 'style', 'style code', 'style number', 'model', 'model number', 'handle'],
  name: ['product name', 'product', 'title', 'item name', 'item', 'description 1'],
  status: ['published', 'active', 'state'],
  category: ['department', 'product category', 'group'],
  subCategory: ['subcategory', 'type', 'product type', 'sub group'],
  brand: ['manufacturer', 'vendor', 'make', 'supplier', 'brand name'],
  range: ['collection', 'series', 'family', 'range name'],
  description: ['product description', 'long description', 'details', 'text', 'body'],
  metaTags: ['tags', 'search words'],
  moreColorsAvailable: ['more colors available', 'more colours'],
  immediateDelivery: ['in stock', 'quick delivery', 'stock item'],
  showInterestFreeCredit: ['finance', 'ifc'],
  listedAt: ['date added', 'added'],
  pictures: ['pictures', 'images', 'image', 'picture', 'photo', 'photos', 'image url', 'picture url', 'image link'],
  related: ['related products', 'related'],
  pageTitle: ['seo title', 'meta title'],
  metaDescription: ['seo description', 'meta description'],
  keywords: ['meta keywords', 'seo keywords'],
  variantUuid: ['variant uuid'],
  variantCode: [
    ...['code', 'sku', 'item code', 'item number', 'item no', 'article', 'article number', 'part number', 'stock code'],
    ...['product code', 'supplier sku', 'variant sku', 'ref', 'reference', 'our ref', 'your ref'],
  ],
  variantName: ['variant name', 'option', 'version', 'finish', 'size'],
  variantDescription: ['option description'],
  price: [
    'rrp',
    'retail',
    'retail price',
    'selling price',
    'price gbp',
    'price inc vat',
    'srp',
    'unit price',
    'regular price',
  ],
  onSale: ['sale'],
  salePrice: ['offer price', 'special price', 'promo price', 'discount price', 'sale price gbp'],
  saleStartsAt: ['sale start', 'offer starts', 'promo start'],
  saleEndsAt: ['sale end', 'offer ends', 'promo end'],
  heightCm: ['height', 'h', 'h cm', 'height cm'],
  widthCm: ['width', 'w', 'w cm', 'width cm'],
  depthCm: ['depth', 'd', 'd cm', 'depth cm', 'length'],
  variantVisible: ['visible', 'shown'],
  variantPictures: ['variant image', 'variant picture', 'variant images'],
  properties: ['attributes', 'options'],
}

const plain = (header: string) =>
  simplify(header)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const names = Object.keys(sheetColumns) as SheetColumn[]
const ownWords = new Map(names.map((name) => [plain(sheetColumns[name]), name]))
const guesses = new Map(names.flatMap((name) => (otherWords[name] ?? []).map((word) => [plain(word), name])))

/** By what rows are found again. */
export const keyColumns = ['productUuid', 'productCode', 'variantUuid', 'variantCode'] as const

/** A file that came from here needs no matching. */
export function isOurs(headers: string[]): boolean {
  const columns = headers.map((header) => ownWords.get(plain(header)))
  return columns.every(Boolean) && keyColumns.some((key) => columns.includes(key))
}

/** The likeliest of each; nothing is guessed twice, and our own words come first. */
export function guessColumns(headers: string[]): (SheetColumn | null)[] {
  const own = headers.map((header) => ownWords.get(plain(header)))
  const taken = new Set<SheetColumn>()
  const take = (column: SheetColumn | undefined): SheetColumn | null => {
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  }
  const sure = own.map(take)
  return headers.map((header, place) => sure[place] ?? take(guesses.get(plain(header))))
}

/** The same headers again, whatever their order, are the same kind of file. */
export const keyOfHeaders = (headers: string[]): string => headers.map(plain).sort().join('|')

export const rememberColumns = (headers: string[], matching: (SheetColumn | null)[]): Record<string, SheetColumn> =>
  Object.fromEntries(
    headers.flatMap((header, place): [string, SheetColumn][] => {
      const column = matching[place]
      return column ? [[plain(header), column]] : []
    }),
  )

/** What was said of such columns before; a column that is new is guessed. */
export function recallColumns(headers: string[], columns: Record<string, SheetColumn>): (SheetColumn | null)[] {
  const taken = new Set<SheetColumn>()
  return headers.map((header) => {
    const column = columns[plain(header)]
    if (!column || taken.has(column)) return null
    taken.add(column)
    return column
  })
}
