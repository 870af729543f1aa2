const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
})

/** Writes a price as people read it everywhere: £1,299 or £1,299.50. */
export const formatPounds = (amount: number): string => pounds.format(amount)

export type PriceFacts = { price: number; onSale: boolean; salePrice: number | null }

/** Today's price of a card or a variant: the sale price, else the list price. 0 is 'In store only'. */
export function effectivePrice({ price, onSale, salePrice }: PriceFacts): number {
  return onSale && salePrice !== null && salePrice > 0 ? salePrice : price
}

export type PriceBounds = { priceMin: number | null; priceMax: number | null }

/** A lowest price above the highest is taken as the highest. */
export function orderBounds({ priceMin, priceMax }: PriceBounds): PriceBounds {
  const swapped = priceMin && priceMax && priceMin > priceMax
  return swapped ? { priceMin: priceMax, priceMax: priceMin } : { priceMin, priceMax }
}
