import { sql } from 'drizzle-orm'
import type { VariantFacts } from '../products/fields/stored.ts'
import type { VariantState } from '../products/state/product-state.ts'

/** The dates of checks of display and stock: `noteChecks` sets them in states, the other functions in rows. */

const display = ['onDisplay', 'displayPlaceUuid'] as const
const stock = ['stockState', 'orderWeeks'] as const

/** A variant whose showroom facts differ from before was checked now. */
export function noteChecks(after: VariantState, before: VariantState | undefined, now: string): VariantState {
  const was = before?.facts ?? neverRecorded
  const isSame = (names: readonly (keyof typeof neverRecorded)[]) =>
    names.every((name) => was[name] === after.facts[name])
  return {
    ...after,
    facts: {
      ...after.facts,
      ...(!isSame(display) && { displayCheckedAt: now }),
      ...(!isSame(stock) && { stockCheckedAt: after.facts.stockState === null ? null : now }),
    },
  }
}

const neverRecorded: Pick<VariantFacts, (typeof display | typeof stock)[number]> = {
  onDisplay: false,
  displayPlaceUuid: null,
  stockState: null,
  orderWeeks: null,
}

/** The check dates of new variants. */
export const firstChecks = ({ onDisplay, stockState }: Pick<VariantFacts, 'onDisplay' | 'stockState'>) => ({
  displayCheckedAt: onDisplay ? sql`now()` : null,
  stockCheckedAt: stockState === null ? null : sql`now()`,
})

/** The check dates of variants whose rows a form overwrites with the row called `excluded`. */
export const overwrittenChecks = {
  displayCheckedAt: sql`case
    when (variants.on_display, variants.display_place_uuid)
      is not distinct from (excluded.on_display, excluded.display_place_uuid) then variants.display_checked_at
    else now() end`,
  stockCheckedAt: sql`case
    when (variants.stock_state, variants.order_weeks)
      is not distinct from (excluded.stock_state, excluded.order_weeks) then variants.stock_checked_at
    when excluded.stock_state is not null then now() end`,
}
