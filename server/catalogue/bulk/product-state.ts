import type { ProductStatus } from '../../../contract/staff-products.ts'

/** What bulk work may change of a product itself; instants stay as the database writes them. */
export type ProductFacts = {
  status: ProductStatus
  publishedAt: string | null
  newUntil: string | null
  listedAt: string
  deletedAt: string | null
  subCategoryUuid: string | null
  brandUuid: string | null
  rangeUuid: string | null
  rangePosition: number
  moreColorsAvailable: boolean
  immediateDelivery: boolean
  showInterestFreeCredit: boolean
}

export type VariantPrices = {
  pricePence: number
  salePricePence: number | null
  onSale: boolean
  saleStartsAt: string | null
  saleEndsAt: string | null
}

/** What only an import changes; texts are long, and read where they are asked for. */
export type ProductWords = {
  name: string
  description: string
  supplierCode: string | null
  metaTags: string[]
  pageTitle: string
  metaDescription: string
  keywords: string
  pictures: string[]
  related: string[]
}

export type VariantWords = {
  name: string
  description: string
  supplierCode: string | null
  heightCm: number | null
  widthCm: number | null
  depthCm: number | null
  visible: boolean
  pictures: string[]
}

export type VariantState = {
  uuid: string
  name: string
  visible: boolean
  prices: VariantPrices
  properties: number[]
  words?: VariantWords
}

export type ProductState = {
  uuid: string
  name: string
  /** Its day of listing was chosen by hand, before it was ever published. */
  listedByHand: boolean
  facts: ProductFacts
  words?: ProductWords
  variants: VariantState[]
}

export type VariantPart = { prices?: VariantPrices; properties?: number[]; words?: Partial<VariantWords> }
/** What of a product was changed, and nothing else: prices of a variant belong together. A variant that only one side has was made, or taken away. */
export type StatePart = {
  /** There was no such product, or is none any more. */
  absent?: true
  facts: Partial<ProductFacts>
  words?: Partial<ProductWords>
  variants: Record<string, VariantPart>
}
export type Change = { before: StatePart; after: StatePart }
/** Without `before` it is made, without `after` it goes. */
export type Changed = { uuid: string; before?: ProductState; after?: ProductState; change: Change }

/** A product as it would be, or why it cannot be so. */
export type Altered = { state: ProductState } | { refusal: string } | { gone: true }
