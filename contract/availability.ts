import { z } from 'zod'

/** The recorded availability of a variant. The database, files and the history contain these keys. */
export const stockStates = ['in-stock', 'last-one', 'order-in', 'not-available'] as const
export const StockState = z.enum(stockStates)
export type StockState = z.infer<typeof StockState>

export const stockNames: Record<StockState, string> = {
  'in-stock': 'In stock',
  'last-one': 'Last one',
  'order-in': 'Order in',
  'not-available': 'Not available now',
}

/**
 * The showroom facts of a variant that staff recorded, each with the instant of its last check, or null if it was never
 * checked.
 */
export const Showroom = z.object({
  onDisplay: z.boolean(),
  /** Such as the floor and the bay. */
  place: z.string().nullable(),
  displayCheckedAt: z.string().nullable(),
  stockState: StockState.nullable(),
  orderWeeks: z.number().int().nullable(),
  stockCheckedAt: z.string().nullable(),
  isExDisplay: z.boolean(),
  conditionNote: z.string(),
  /** The same facts as sentences; `path` leads to another variant that is on display. */
  lines: z.array(z.object({ text: z.string(), note: z.string().optional(), path: z.string().optional() })),
})
export type Showroom = z.infer<typeof Showroom>
