import type { Card } from '../../contract/catalogue.ts'
import type { Picture } from '../../contract/media.ts'
import { type Price, type Priced, priceVariant, toPounds } from './prices.ts'
import type { Place } from './shelves.ts'

/** The variant that stands for its product: the cheapest of those with a price, else the first. */
export function chooseShown<Variant extends Priced>(variants: Variant[], now: Date) {
  const priced = variants.map((variant) => ({ variant, price: priceVariant(variant, now) }))
  const rank = ({ price }: (typeof priced)[number]) => price.effectivePence || Number.POSITIVE_INFINITY
  return priced.reduce((best, next) => (rank(next) < rank(best) ? next : best))
}

type Facts = {
  product: { uuid: string; name: string; moreColorsAvailable: boolean; immediateDelivery: boolean }
  place: Place | null
  brandName: string
  variantName: string
  variantAmount: number
  price: Price
  previousPence: number | null
  pictures: Picture[]
}

export function makeCard({ product, place, price, previousPence, pictures, ...facts }: Facts): Card {
  const { salePricePence, onSale, effectivePence } = price
  return {
    ...facts,
    uuid: product.uuid,
    name: product.name,
    tags: place ? [place.category.name, place.subCategory.name] : [],
    thumbnailUrl: pictures.map((picture) => picture.url),
    images: pictures,
    price: toPounds(effectivePence),
    onSale,
    salePrice: salePricePence === null ? null : toPounds(salePricePence),
    previousPrice: previousPence === null ? null : toPounds(previousPence),
    moreColorsAvailable: product.moreColorsAvailable,
    immediateDelivery: product.immediateDelivery,
  }
}
