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

export const toPounds = (pence: number) => pence / 100
