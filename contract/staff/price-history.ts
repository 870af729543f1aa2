import { z } from 'zod'
import { Uuid } from './fields.ts'

/**
 * The price from an instant on; null: none, because the variant was not on show or had no price. `sale`: the sale of
 * the offer.
 */
const AskedPrice = z.object({
  from: z.string(),
  price: z.number().nullable(),
  onSale: z.boolean(),
  sale: z.string().nullable(),
})

/** The prices of a product's variants over time, the earliest first. */
export const PriceHistory = z.object({
  /** The number of days for which a price must have been asked before an offer may show it as 'was'. */
  wasDays: z.number().int(),
  variants: z.array(z.object({ uuid: z.string(), name: z.string(), prices: z.array(AskedPrice) })),
})
export const priceReportForms = ['csv', 'pdf'] as const
/** The price history of a product, or of all products of a sale, as a file. */
export const PriceReportQuery = z
  .object({ product: Uuid.optional(), sale: Uuid.optional(), as: z.enum(priceReportForms).default('csv') })
  .refine(({ product, sale }) => (product === undefined) !== (sale === undefined), 'Of a product or of a sale.')
export type PriceHistory = z.infer<typeof PriceHistory>
