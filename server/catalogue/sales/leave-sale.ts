import type { VariantState } from '../products/state/product-state.ts'

const prices = ['pricePence', 'salePricePence', 'onSale', 'saleStartsAt', 'saleEndsAt'] as const

/** A variant whose prices were changed otherwise than by its sale is no longer in it, and keeps them. */
export function leaveSale(after: VariantState, before: VariantState | undefined): VariantState {
  const isSame = before && prices.every((name) => before.facts[name] === after.facts[name])
  return isSame || after.facts.saleUuid === null ? after : { ...after, facts: { ...after.facts, saleUuid: null } }
}
