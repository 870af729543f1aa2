import { z } from 'zod'
import { StockState } from '../availability.ts'
import { get, post, put } from '../call.ts'
import { Uuid, Weeks } from './fields.ts'
import { ByUuid } from './forms.ts'
import { everyone, open } from './roles.ts'

/** The display facts that staff record of a variant, with the instant of the last check. */

export const DisplayFacts = z.object({ onDisplay: z.boolean(), displayPlaceUuid: Uuid.nullable() })
export type DisplayFacts = z.infer<typeof DisplayFacts>
export const isPlacedRightly = ({ onDisplay, displayPlaceUuid }: DisplayFacts) => onDisplay || displayPlaceUuid === null
export const misplaced = { path: ['displayPlaceUuid'], message: 'Only what is on display has a place.' }
const DisplayRecord = DisplayFacts.extend(ByUuid.shape).refine(isPlacedRightly, misplaced)

export const StockFacts = z.object({ stockState: StockState.nullable(), orderWeeks: Weeks.nullable() })
export type StockFacts = z.infer<typeof StockFacts>
export const hasRightWeeks = ({ stockState, orderWeeks }: StockFacts) =>
  stockState === 'order-in' || orderWeeks === null
export const needlessWeeks = { path: ['orderWeeks'], message: 'Weeks belong to ‘Order in’ alone.' }
const StockRecord = StockFacts.extend(ByUuid.shape).refine(hasRightWeeks, needlessWeeks)

/**
 * Whether an ex-display piece is sold. A sold piece is hidden and off display; undoing this restores the facts that are
 * sent with it.
 */
export const SoldFacts = z.object({ isSold: z.boolean(), ...DisplayFacts.shape, ...StockFacts.shape })
export type SoldFacts = z.infer<typeof SoldFacts>
export const soldFacts = {
  isSold: true,
  onDisplay: false,
  displayPlaceUuid: null,
  stockState: 'not-available',
  orderWeeks: null,
} as const satisfies SoldFacts
const SoldRecord = SoldFacts.extend(ByUuid.shape)
  .refine(isPlacedRightly, misplaced)
  .refine(hasRightWeeks, needlessWeeks)

export const CheckedAt = z.string().nullable()
/** `version` is that of the product. */
export const Checks = z.object({ version: z.number().int(), displayCheckedAt: CheckedAt, stockCheckedAt: CheckedAt })
export type Checks = z.infer<typeof Checks>

/** When staff last checked what is recorded of the variants of a product. */
export const VariantChecks = z.array(
  z.object({ uuid: z.string(), displayCheckedAt: CheckedAt, stockCheckedAt: CheckedAt }),
)
export type VariantChecks = z.infer<typeof VariantChecks>

/** For all staff, including sellers, because anybody in the showroom can check. */
export const showroomCalls = {
  showroomChecks: open(everyone, get('/api/staff/products/:uuid/checks', VariantChecks, ByUuid)),
  recordDisplay: open(everyone, put('/api/staff/variants/:uuid/display', Checks, DisplayRecord)),
  recordStock: open(everyone, put('/api/staff/variants/:uuid/stock', Checks, StockRecord)),
  recordSold: open(everyone, put('/api/staff/variants/:uuid/sold', Checks, SoldRecord)),
  confirmShowroom: open(everyone, post('/api/staff/variants/:uuid/confirm', Checks, ByUuid)),
}
