import type { Card, CardSwatch } from '../../../contract/cards.ts'
import type { Picture } from '../../../contract/media.ts'
import { type Price, toPounds } from '../prices/prices.ts'
import type { VariantFacts } from '../search/entry.ts'
import { type Availability, describeCard } from '../showroom/card-availability.ts'
import type { Place } from '../taxonomy/taxonomy.ts'

type Facts = {
  product: { uuid: string; name: string; moreColorsAvailable: boolean; immediateDelivery: boolean }
  place: Place | null
  brandName: string
  variant: VariantFacts
  variantAmount: number
  swatches: CardSwatch[]
  moreSwatches: number
  availability: Availability
}

export const makeCard = ({ product, place, variant, availability, ...facts }: Facts): Card => ({
  ...facts,
  ...describeCard(availability),
  ...variant,
  uuid: product.uuid,
  name: product.name,
  tags: place ? [place.category.name, place.subCategory.name] : [],
  moreColorsAvailable: product.moreColorsAvailable,
  immediateDelivery: product.immediateDelivery,
})

const usualBadge = 'Sale'

type Variant = {
  uuid: string
  name: string
  price: Price
  previousPence: number | null
  pictures: Picture[]
  sale?: { badge: string } | null
}

export function describeVariant({ uuid, name, price, previousPence, pictures, sale }: Variant): VariantFacts {
  const { pricePence, salePricePence, onSale } = price
  return {
    shownVariantUuid: uuid,
    variantName: name,
    thumbnailUrl: pictures.map((picture) => picture.url),
    images: pictures,
    price: toPounds(pricePence),
    onSale,
    salePrice: salePricePence === null ? null : toPounds(salePricePence),
    previousPrice: previousPence === null ? null : toPounds(previousPence),
    ...(sale && sale.badge !== usualBadge && { saleBadge: sale.badge }),
  }
}
