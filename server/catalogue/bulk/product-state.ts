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

export type VariantState = { uuid: string; name: string; visible: boolean; prices: VariantPrices; properties: number[] }

export type ProductState = {
  uuid: string
  name: string
  /** Its day of listing was chosen by hand, before it was ever published. */
  listedByHand: boolean
  facts: ProductFacts
  variants: VariantState[]
}

export type VariantPart = { prices?: VariantPrices; properties?: number[] }
/** What of a product was changed, and nothing else: prices of a variant belong together. */
export type StatePart = { facts: Partial<ProductFacts>; variants: Record<string, VariantPart> }
export type Change = { before: StatePart; after: StatePart }

/** A product as it would be, or why it cannot be so. */
export type Altered = { state: ProductState } | { refusal: string }
