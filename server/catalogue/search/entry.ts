import type { Card } from '../../../contract/cards.ts'

/**
 * The data of a public product that search needs. Entries that name the same brand, range, … have to agree about it.
 */
export type Entry = {
  uuid: string
  name: string
  card: Card
  description: string
  metaTags: string[]
  brand: { uuid: string; name: string } | null
  range: { uuid: string; name: string; routeName: string } | null
  category: { id: number; name: string; routeName: string; position: number } | null
  subCategory: { uuid: string; name: string; routeName: string; position: number } | null
  properties: EntryProperty[]
  /** The lowest effective price; 0 is in store only. */
  pricePence: number
  /** In centimetres, each of its smallest variant in that direction; 0 is not known. */
  sizes: Sizes
  /** All measures of its distinct sizes: see pieces.ts. */
  pieces: number[]
  onSale: boolean
  /** The sales that a variant of it is in now. */
  saleUuids: string[]
  isNew: boolean
  /** Whether a variant of it stands in the showroom, and whether one is in stock: staff recorded both. */
  onDisplay: boolean
  inStock: boolean
  listedAt: number
  /** The variants that words may ask for, the card's own variant first; empty if there is no other. */
  variants: AskedVariant[]
}

/** The facts of a product that search reads, besides its words and its card. */
export type Facts = Omit<Entry, 'card' | 'description' | 'metaTags' | 'variants'> & {
  card: Pick<Card, 'immediateDelivery'>
  variants: Offer[]
}

/** `pence` is what a shopper pays. `shown` is what a card shows of it; null for the variant that the product's own card shows. */
export type AskedVariant = Offer & { shown: ShownVariant | null }
export type Offer = { valueIds: number[]; pence: number; isExDisplay: boolean; onDisplay: boolean; inStock: boolean }
export type ShownVariant = Required<Pick<Card, 'variantUuid'>> & VariantFacts
/** The facts on a card that differ between the variants of a product. */
export type VariantFacts = Pick<
  Card,
  | 'shownVariantUuid'
  | 'variantName'
  | 'thumbnailUrl'
  | 'images'
  | 'price'
  | 'onSale'
  | 'salePrice'
  | 'previousPrice'
  | 'saleBadge'
>

export const sizeNames = ['width', 'height', 'depth'] as const
export type Sizes = Record<(typeof sizeNames)[number], number>

export type EntryProperty = { id: number; label: string; position: number; values: EntryValue[] }
type EntryValue = { id: number; name: string; swatch: string | null; position: number }

export type Changes = { changed: Entry[]; removed: string[] }
