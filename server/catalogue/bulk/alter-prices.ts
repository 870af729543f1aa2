import type { BulkAction } from '../../../contract/staff/bulk.ts'
import { maxPrice } from '../../../contract/staff/fields.ts'
import { formatPence } from '../prices/prices.ts'
import type { VariantFacts } from '../products/fields/stored.ts'
import type { Altered, ProductState } from '../products/state/product-state.ts'
import { leaveSale } from '../sales/leave-sale.ts'
import { shiftPrice } from './rounding.ts'

type PriceAction = BulkAction & { kind: 'price' | 'sale' | 'end-sale' }
type Prices = Pick<VariantFacts, 'pricePence' | 'salePricePence' | 'onSale' | 'saleStartsAt' | 'saleEndsAt'>
type NewPrices = { prices: Prices } | { refusal: string }

/** Changes all variants or none, and leaves those priced in the showroom. */
export function alterPrices(state: ProductState, action: PriceAction, now: string): Altered {
  const variants: ProductState['variants'] = []
  for (const variant of state.variants) {
    if (variant.facts.isExDisplay && leavesOutExDisplay(action)) {
      variants.push(variant)
      continue
    }
    const altered = alter(variant.facts, action, now)
    if ('refusal' in altered) return { refusal: `${altered.refusal}${nameVariant(state, variant.facts.name)}` }
    variants.push(leaveSale({ ...variant, facts: { ...variant.facts, ...altered.prices } }, variant))
  }
  if (leavesOutExDisplay(action) && variants.every(({ facts }) => facts.isExDisplay))
    return { refusal: 'It has only ex-display pieces, which are left out.' }
  if (action.kind === 'sale' && variants.every(({ facts }) => facts.pricePence === 0))
    return { refusal: 'It has no price to reduce.' }
  return { state: { ...state, variants } }
}

export const leavesOutExDisplay = (action: BulkAction): boolean =>
  'leavesOutExDisplay' in action && action.leavesOutExDisplay === true

export const nameVariant = ({ variants }: ProductState, name: string) =>
  variants.length > 1 && name ? ` (${name})` : ''

export const noOffer = { salePricePence: null, onSale: false, saleStartsAt: null, saleEndsAt: null }

/**
 * A sale price that nobody sees any more must not prevent a lower price. Instants are texts of one format, so that
 * they can be compared.
 */
export function dropEndedOffer<Facts extends Prices>(facts: Facts, now: string): Facts {
  const { pricePence, salePricePence, saleEndsAt } = facts
  const isOver = saleEndsAt !== null && saleEndsAt <= now
  return isOver && salePricePence !== null && salePricePence >= pricePence ? { ...facts, ...noOffer } : facts
}

function alter(prices: Prices, action: PriceAction, now: string): NewPrices {
  if (action.kind === 'end-sale') return { prices: { ...prices, ...noOffer } }
  if (prices.pricePence === 0) return { prices }
  return action.kind === 'price' ? alterPrice(prices, action, now) : putOnSale(prices, action)
}

function alterPrice(prices: Prices, { shift, rounding }: PriceAction & { kind: 'price' }, now: string): NewPrices {
  const pricePence = shiftPrice(prices.pricePence, shift, rounding)
  const changed = dropEndedOffer({ ...prices, pricePence }, now)
  const { salePricePence } = changed
  if (pricePence <= 0) return { refusal: 'Nothing would be left of its price.' }
  if (pricePence > maxPrice * 100) return { refusal: 'Its price would be above £1,000,000.' }
  if (salePricePence !== null && salePricePence >= pricePence)
    return {
      refusal: `Its sale price of ${formatPence(salePricePence)} would not be below the price of ${formatPence(pricePence)}.`,
    }
  return { prices: changed }
}

function putOnSale(prices: Prices, { off, rounding, startsAt, endsAt }: PriceAction & { kind: 'sale' }): NewPrices {
  const salePricePence = shiftPrice(prices.pricePence, { ...off, amount: -off.amount }, rounding)
  if (salePricePence <= 0) return { refusal: 'Nothing would be left of its price.' }
  if (salePricePence >= prices.pricePence)
    return {
      refusal: `Its sale price of ${formatPence(salePricePence)} would not be below the price of ${formatPence(prices.pricePence)}.`,
    }
  const saleStartsAt = writeInstant(startsAt)
  return { prices: { ...prices, salePricePence, onSale: true, saleStartsAt, saleEndsAt: writeInstant(endsAt) } }
}

/** Writes an instant as the database does. */
const writeInstant = (at: string | null) => at && new Date(at).toISOString().replace('Z', '000Z')
