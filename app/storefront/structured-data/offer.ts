import type { StockState } from '../../../contract/availability.ts'
import type { Variant } from '../../../contract/catalogue.ts'
import { startDay } from '../../../contract/dates/clock.ts'
import { effectivePrice, type PriceFacts } from '../../../contract/prices.ts'

const priceWhenUnpriced = 99999

type Priced = PriceFacts & { saleEndsAt: string | null }
type Offered = Priced & Pick<Variant, 'showroom'>

const isAvailable = (priced: Priced) => findPrice(priced) > 0

/** The price for search engines; undefined if the product has no price and the setting to offer it at 99999 is off. */
export function findMarkupPrice(priced: Priced, offerWhenUnpriced: boolean): number | undefined {
  if (isAvailable(priced)) return findPrice(priced)
  return offerWhenUnpriced ? priceWhenUnpriced : undefined
}

export function describeOffer(priced: Offered, url: string, offerWhenUnpriced: boolean, now: Date) {
  const price = findMarkupPrice(priced, offerWhenUnpriced)
  if (price === undefined) return undefined
  return {
    '@type': 'Offer',
    url,
    price,
    priceCurrency: 'GBP',
    priceValidUntil: findEnd(priced, now).toISOString(),
    availability: `https://schema.org/${findAvailability(priced)}`,
    itemCondition: `https://schema.org/${priced.showroom.isExDisplay ? 'UsedCondition' : 'NewCondition'}`,
  }
}

const availabilities: Record<StockState, string> = {
  'in-stock': 'InStock',
  'last-one': 'InStock',
  'order-in': 'BackOrder',
  'not-available': 'OutOfStock',
}

/** The recorded stock. Without a record, a product with a price is in stock unless it is on display. */
function findAvailability({ showroom: { stockState, onDisplay }, ...priced }: Offered): string {
  if (stockState) return availabilities[stockState]
  return onDisplay || !isAvailable(priced) ? 'InStoreOnly' : 'InStock'
}

export function findEnd(priced: Priced, now: Date): Date {
  if (!isAvailable(priced)) return startDay(now)
  if (priced.saleEndsAt) return new Date(priced.saleEndsAt)
  return startDay(now, hasSalePrice(priced) ? 7 : 30)
}

const hasSalePrice = ({ salePrice }: Priced) => salePrice !== null && salePrice > 0

function findPrice(priced: Priced): number {
  return effectivePrice(priced) || (priced.salePrice ?? 0)
}
