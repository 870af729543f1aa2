import type { BulkAction } from '../../../contract/staff/bulk.ts'
import type { VariantFacts } from '../products/fields/stored.ts'
import type { ProductState } from '../products/state/product-state.ts'
import { isSold } from '../walk/piece-state.ts'

/**
 * Sets the display of all variants except sold pieces, as checked now: a person who sets it for many products confirms
 * each of them. Sold pieces are off display already, see decision 115.
 */
export const alterDisplay = (
  state: ProductState,
  { on, placeUuid }: BulkAction & { kind: 'display' },
  now: string,
): ProductState =>
  alterVariants(state, (facts) =>
    on && isSold(facts)
      ? {}
      : {
          onDisplay: on,
          displayPlaceUuid: on ? (placeUuid ?? facts.displayPlaceUuid) : null,
          displayCheckedAt: now,
        },
  )

/** Sets the stock of all variants except the ex-display ones, of which there is one each. */
export const alterStock = (
  state: ProductState,
  { to, weeks }: BulkAction & { kind: 'stock' },
  now: string,
): ProductState =>
  alterVariants(state, ({ isExDisplay }) =>
    isExDisplay ? {} : { stockState: to, orderWeeks: weeks, stockCheckedAt: to === null ? null : now },
  )

const alterVariants = (state: ProductState, alter: (facts: VariantFacts) => Partial<VariantFacts>): ProductState => ({
  ...state,
  variants: state.variants.map(({ uuid, facts }) => ({ uuid, facts: { ...facts, ...alter(facts) } })),
})
