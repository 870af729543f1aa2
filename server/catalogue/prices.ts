import type { variants } from './tables.ts'

type Row = typeof variants.$inferSelect
export type Priced = Pick<Row, 'pricePence' | 'salePricePence' | 'onSale' | 'saleStartsAt' | 'saleEndsAt'>

/** What a variant costs at an instant; `effectivePence` 0 is a price told in the showroom only. */
export type Price = { pricePence: number; salePricePence: number | null; onSale: boolean; effectivePence: number }

export function priceVariant(variant: Priced, now: Date): Price {
  const { pricePence } = variant
  const salePricePence = isOnSale(variant, now) ? variant.salePricePence : null
  return { pricePence, salePricePence, onSale: salePricePence !== null, effectivePence: salePricePence ?? pricePence }
}

function isOnSale({ onSale, salePricePence, saleStartsAt, saleEndsAt }: Priced, now: Date): boolean {
  const begun = !saleStartsAt || saleStartsAt <= now
  const over = saleEndsAt !== null && saleEndsAt <= now
  return onSale && salePricePence !== null && salePricePence > 0 && begun && !over
}

/**
 * The variant that stands for its product, on its card and on its page when the address names none:
 * the cheapest of those with a price, else the first in staff's order. `shownFirst` is the same in SQL.
 */
export function chooseShown<Variant extends Priced>(variants: Variant[], now: Date) {
  const priced = variants.map((variant) => ({ variant, price: priceVariant(variant, now) }))
  const rank = ({ price }: (typeof priced)[number]) => price.effectivePence || Number.POSITIVE_INFINITY
  return priced.reduce((best, next) => (rank(next) < rank(best) ? next : best))
}

export const toPounds = (pence: number) => pence / 100
