import type { AskedAbout } from './tables.ts'

type Prices = Pick<AskedAbout, 'pricePence' | 'salePricePence'>

export function writeBothPrices({ pricePence, salePricePence }: Prices): string {
  if (salePricePence !== null) return `${writePounds(salePricePence)} (before the sale ${writePounds(pricePence)})`
  return pricePence > 0 ? writePounds(pricePence) : 'in store only'
}

export const writePounds = (pence: number) => pounds.format(pence / 100)

const pounds = new Intl.NumberFormat('en-GB', {
  style: 'currency',
  currency: 'GBP',
  trailingZeroDisplay: 'stripIfInteger',
})
