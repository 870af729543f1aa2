import { writeWhole } from './whole-numbers.ts'

/** Formats a price as all pages show it: £1,299 or £1,299.50. */
export function formatPounds(amount: number): string {
  const [pounds = '', pence] = Math.abs(amount).toFixed(2).split('.')
  return `${amount < 0 ? '-' : ''}£${writeWhole(pounds)}${pence === '00' ? '' : `.${pence}`}`
}

export type PriceFacts = { price: number; onSale: boolean; salePrice: number | null }

/** Today's price of a card or a variant: the sale price, else the list price. 0 is 'In store only'. */
export function effectivePrice({ price, onSale, salePrice }: PriceFacts): number {
  return onSale && salePrice !== null && salePrice > 0 ? salePrice : price
}

type PriceBounds = { priceMin: number | null; priceMax: number | null }

/** A lowest price above the highest is treated as the highest. */
export function orderBounds({ priceMin, priceMax }: PriceBounds): PriceBounds {
  const swapped = priceMin && priceMax && priceMin > priceMax
  return swapped ? { priceMin: priceMax, priceMax: priceMin } : { priceMin, priceMax }
}
