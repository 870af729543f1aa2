import { z } from 'zod'
import { StockState } from './availability.ts'
import { Picture } from './media.ts'

/** A colour of a product, with the first variant that has it and that variant's picture. */
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
  /** The badge of its sale, where that is not ‘Sale’. */
  saleBadge: z.string().optional(),
  variantAmount: z.number().int(),
  moreColorsAvailable: z.boolean(),
  immediateDelivery: z.boolean(),
  /** Whether a variant of it stands in the showroom. */
  onDisplay: z.boolean().optional(),
  /** Of its variants together; left out while one of them was not recorded. */
  stockState: StockState.optional(),
  /** The sentence about display or stock that the card shows. */
  showroomNote: z.string().optional(),
  /** At most five; none when there is only one colour. */
  swatches: z.array(CardSwatch),
  /** How many colours there are besides those. */
  moreSwatches: z.number().int(),
  /** The variant shown, where a search asked for it and it is not the one that stands for the product. */
  variantUuid: z.string().optional(),
  /** The variant shown, whichever it is. */
  shownVariantUuid: z.string(),
})
export type Card = z.infer<typeof Card>
export const Cards = z.array(Card)

/** A row's heading, and the page with all of its products. */
export const RowHeading = z.object({ title: z.string(), path: z.string() })
export type RowHeading = z.infer<typeof RowHeading>

/** A row of products as staff have arranged it. `all`: the text of the link to `path`, which may be missing. */
export const OwnRow = RowHeading.extend({
  key: z.string(),
  /** Its id in the page. */
  id: z.string(),
  all: z.string().optional(),
  /** Left out where they equal the list of the same key in `HomeSections`. */
  products: Cards.optional(),
})
export type OwnRow = z.infer<typeof OwnRow>

export const HomeSections = z.object({
  offers: Cards,
  newIn: Cards,
  sofas: Cards,
  curtains: Cards,
  beds: Cards,
  /** By the row's key; empty rows are left out. */
  headings: z.record(z.string(), RowHeading),
  /** The rows in order; left out while they are the lists above, in the same order and under the same headings. */
  rows: z.array(OwnRow).optional(),
})
export type HomeSections = z.infer<typeof HomeSections>
