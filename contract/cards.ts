import { z } from 'zod'
import { StockState } from './availability.ts'
import { Picture } from './media.ts'

/** A colour of a product, with the first variant in that colour and its picture. */
export const CardSwatch = z.object({
  name: z.string(),
  swatch: z.string(),
  variantUuid: z.string(),
  imageUrl: z.string().nullable(),
})
export type CardSwatch = z.infer<typeof CardSwatch>

export const Card = z.object({
  uuid: z.string(),
  name: z.string(),
  brandName: z.string(),
  variantName: z.string(),
  tags: z.array(z.string()),
  thumbnailUrl: z.array(z.string()),
  images: z.array(Picture),
  price: z.number(),
  onSale: z.boolean(),
  salePrice: z.number().nullable(),
  previousPrice: z.number().nullable(),
  /** The badge of its sale, if that is not ‘Sale’. */
  saleBadge: z.string().optional(),
  variantAmount: z.number().int(),
  moreColorsAvailable: z.boolean(),
  immediateDelivery: z.boolean(),
  /** Whether one of its variants is in the showroom. */
  onDisplay: z.boolean().optional(),
  /** The stock of all its variants together; left out if that of one was not recorded. */
  stockState: StockState.optional(),
  /** The sentence about display or stock that the card shows. */
  showroomNote: z.string().optional(),
  /** At most five; none if there is only one colour. */
  swatches: z.array(CardSwatch),
  /** The number of further colours. */
  moreSwatches: z.number().int(),
  /** The shown variant, if a search asked for it and it is not the product's default one. */
  variantUuid: z.string().optional(),
  /** The shown variant, whichever it is. */
  shownVariantUuid: z.string(),
})
export type Card = z.infer<typeof Card>
export const Cards = z.array(Card)

/** The heading of a row, and the page with all of its products. */
export const RowHeading = z.object({ title: z.string(), path: z.string() })
export type RowHeading = z.infer<typeof RowHeading>

/** A row of products as staff arranged it. `all`: the text of the link to `path`; there may be no link. */
export const OwnRow = RowHeading.extend({
  key: z.string(),
  /** The id of the row's element in the page. */
  id: z.string(),
  all: z.string().optional(),
  /** Left out if they equal the list with the same key in `HomeSections`. */
  products: Cards.optional(),
})
export type OwnRow = z.infer<typeof OwnRow>

export const HomeSections = z.object({
  offers: Cards,
  newIn: Cards,
  sofas: Cards,
  curtains: Cards,
  beds: Cards,
  /** The headings by the row's key, without those of empty rows. */
  headings: z.record(z.string(), RowHeading),
  /** The rows in order; left out if they are the lists above, in the same order and with the same headings. */
  rows: z.array(OwnRow).optional(),
})
export type HomeSections = z.infer<typeof HomeSections>
