import { z } from 'zod'

/** The availability of a variant, where staff recorded it. The database, files and the history have these keys. */
export const stockStates = ['in-stock', 'last-one', 'order-in', 'not-available'] as const
export const StockState = z.enum(stockStates)
export type StockState = z.infer<typeof StockState>

export const stockNames: Record<StockState, string> = {
  'in-stock': 'In stock',
  'last-one': 'Last one',
  'order-in': 'Order in',
  'not-available': 'Not available now',
}

/** The facts of a variant that staff recorded in the showroom, each with the instant of its last check; null: never. */
export const Showroom = z.object({
  onDisplay: z.boolean(),
  /** Floor and bay. */
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
