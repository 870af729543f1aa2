import { sql } from 'drizzle-orm'
import type { PriceShift } from '../../../contract/staff/bulk.ts'
import { nameVariant, noOffer } from '../bulk/alter-prices.ts'
import { shiftPrice } from '../bulk/rounding.ts'
import type { ShopContext } from '../bulk/shop-context.ts'
import { formatPence } from '../prices/prices.ts'
import type { VariantFacts } from '../products/fields/stored.ts'
import type { Altered, ProductState, VariantState } from '../products/state/product-state.ts'
import type { SaleTerms } from './sale-terms.ts'

type Outcome = { facts: VariantFacts } | { refusal: string } | 'left out'

/** Puts the variants of a chosen product on offer, and takes the others out of the sale. */
export function applySale(state: ProductState, { sale, now }: ShopContext): Altered {
  if (!sale) throw new Error('The terms of the sale were not read.')
  const variants: VariantState[] = []
  let leftOut: VariantFacts | undefined
  for (const variant of state.variants) {
    const outcome = takesPart(state.uuid, variant.facts, sale)
      ? reduce(variant.facts, sale, now)
      : { facts: leave(variant.facts, sale) }
    if (outcome === 'left out') leftOut ??= variant.facts
    else if ('refusal' in outcome) return { refusal: `${outcome.refusal}${nameVariant(state, variant.facts.name)}` }
    variants.push(typeof outcome === 'string' ? variant : { ...variant, facts: outcome.facts })
  }
  if (leftOut && !variants.some(({ facts }) => facts.saleUuid === sale.uuid))
    return { refusal: `It is on offer already, at ${formatPence(leftOut.salePricePence ?? 0)}.` }
  const wanted = variants.filter(({ facts }) => takesPart(state.uuid, facts, sale))
  if (sale.chosen.has(state.uuid) && wanted.length === 0 && !isLeaving(state, sale))
    return { refusal: 'It has only ex-display pieces, which are left out.' }
  if (sale.chosen.has(state.uuid) && variants.every(({ facts }) => facts.pricePence === 0))
    return { refusal: 'It has no price to reduce.' }
  return { state: { ...state, variants } }
}

const takesPart = (productUuid: string, { isExDisplay }: VariantFacts, { chosen, leavesOutExDisplay }: SaleTerms) =>
  chosen.has(productUuid) && !(isExDisplay && leavesOutExDisplay)

const isLeaving = ({ variants }: ProductState, { uuid }: SaleTerms) =>
  variants.some(({ facts }) => facts.saleUuid === uuid)

/** Ends the sale for a product: its variants cost their price again. */
export const stopSale = (state: ProductState, saleUuid: string): Altered => ({
  state: {
    ...state,
    variants: state.variants.map((variant) => ({ ...variant, facts: leave(variant.facts, { uuid: saleUuid }) })),
  },
})

const leave = (facts: VariantFacts, { uuid }: Pick<SaleTerms, 'uuid'>): VariantFacts =>
  facts.saleUuid === uuid ? { ...facts, ...noOffer, saleUuid: null } : facts

const wholePounds = { to: 'pound', way: 'nearest' } as const

/** The sale price of a variant with this price. */
export const reducePrice = (pricePence: number, off: PriceShift) => shiftPrice(pricePence, off, wholePounds)

function reduce(facts: VariantFacts, sale: SaleTerms, now: string): Outcome {
  const { pricePence, saleUuid } = facts
  if (pricePence === 0) return { facts: leave(facts, sale) }
  if (saleUuid !== sale.uuid && !sale.replaces && hasOffer(facts, now)) return 'left out'
  const salePricePence = reducePrice(pricePence, sale.off)
  if (salePricePence <= 0) return { refusal: 'Nothing would be left of its price.' }
  if (salePricePence >= pricePence)
    return { refusal: `Rounded to whole pounds, it would cost no less than ${formatPence(pricePence)}.` }
  const { startsAt, endsAt, uuid } = sale
  return {
    facts: { ...facts, salePricePence, onSale: true, saleStartsAt: startsAt, saleEndsAt: endsAt, saleUuid: uuid },
  }
}

/** Whether an offer runs or has yet to begin. Instants are strings of one format, so that they can be compared. */
export const hasOffer = (
  { onSale, salePricePence, saleEndsAt }: Pick<VariantFacts, 'onSale' | 'salePricePence' | 'saleEndsAt'>,
  now: string,
) => onSale && salePricePence !== null && (saleEndsAt === null || saleEndsAt > now)
/** `hasOffer` in SQL, for a row called `variants`, now. A constraint ensures that an offer has a sale price. */
export const hasOfferInSql = sql`(variants.on_sale and coalesce(variants.sale_ends_at > now(), true))`
