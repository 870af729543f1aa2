import type { Card, CardSwatch } from '../../../contract/cards.ts'
import type { Picture } from '../../../contract/media.ts'
import { type Price, toPounds } from '../prices/prices.ts'
import type { Place } from '../taxonomy/taxonomy.ts'

type Facts = {
  product: { uuid: string; name: string; moreColorsAvailable: boolean; immediateDelivery: boolean }
  place: Place | null
  brandName: string
  variantName: string
  variantAmount: number
  price: Price
  previousPence: number | null
  pictures: Picture[]
  swatches: CardSwatch[]
  moreSwatches: number
}

export function makeCard({ product, place, price, previousPence, pictures, ...facts }: Facts): Card {
  const { pricePence, salePricePence, onSale } = price
  return {
    ...facts,
    uuid: product.uuid,
    name: product.name,
    tags: place ? [place.category.name, place.subCategory.name] : [],
    thumbnailUrl: pictures.map((picture) => picture.url),
    images: pictures,
    price: toPounds(pricePence),
    onSale,
    salePrice: salePricePence === null ? null : toPounds(salePricePence),
    previousPrice: previousPence === null ? null : toPounds(previousPence),
    moreColorsAvailable: product.moreColorsAvailable,
    immediateDelivery: product.immediateDelivery,
  }
}
