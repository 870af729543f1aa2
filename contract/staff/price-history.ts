import { z } from 'zod'
import { Uuid } from './fields.ts'

/** What was asked from an instant on; null: nothing, since it was not on show or had no price. `sale`: whose offer it was. */
const AskedPrice = z.object({
  from: z.string(),
  price: z.number().nullable(),
  onSale: z.boolean(),
  sale: z.string().nullable(),
})

/** What was asked for a product's variants, the earliest first. */
export const PriceHistory = z.object({
  /** The days for which a price has to be asked before an offer names it as 'was'. */
  wasDays: z.number().int(),
  variants: z.array(z.object({ uuid: z.string(), name: z.string(), prices: z.array(AskedPrice) })),
})
export const priceReportForms = ['csv', 'pdf'] as const
/** What was asked when, of a product or of all products of a sale, as a file. */
export const PriceReportQuery = z
  .object({ product: Uuid.optional(), sale: Uuid.optional(), as: z.enum(priceReportForms).default('csv') })
  .refine(({ product, sale }) => (product === undefined) !== (sale === undefined), 'Of a product or of a sale.')
export type PriceHistory = z.infer<typeof PriceHistory>
