import type { VariantState } from '../products/state/product-state.ts'

const prices = ['pricePence', 'salePricePence', 'onSale', 'saleStartsAt', 'saleEndsAt'] as const

/** Removes a variant from its sale if anything else has changed its prices. The new prices stay. */
export function leaveSale(after: VariantState, before: VariantState | undefined): VariantState {
  const isSame = before && prices.every((name) => before.facts[name] === after.facts[name])
  return isSame || after.facts.saleUuid === null ? after : { ...after, facts: { ...after.facts, saleUuid: null } }
}

/** Puts a new variant into the sale whose offer it repeats: see join-copies.ts. */
export function joinSale(variant: VariantState, others: VariantState[]): VariantState {
  const source = others.find(
    ({ facts }) =>
      facts.saleUuid !== null &&
      facts.isExDisplay === variant.facts.isExDisplay &&
      prices.every((name) => facts[name] === variant.facts[name]),
  )
  return source ? { ...variant, facts: { ...variant.facts, saleUuid: source.facts.saleUuid } } : variant
}
