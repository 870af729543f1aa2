import { z } from 'zod'

/** What was asked from an instant on; null: nothing, since it was not on show or had no price. */
const AskedPrice = z.object({ from: z.string(), price: z.number().nullable(), onSale: z.boolean() })

/** What was asked for a product's variants, the earliest first. */
export const PriceHistory = z.object({
  /** The days for which a price has to be asked before an offer names it as 'was'. */
  wasDays: z.number().int(),
  variants: z.array(z.object({ uuid: z.string(), name: z.string(), prices: z.array(AskedPrice) })),
})
export type PriceHistory = z.infer<typeof PriceHistory>
