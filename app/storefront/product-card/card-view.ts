import { productAddress } from '../../../contract/addresses.ts'
import type { Card, CardSwatch } from '../../../contract/cards.ts'
import type { Picture } from '../../../contract/media.ts'
import { effectivePrice } from '../../../contract/prices.ts'
import { type AsShown, asShown, sendAsShown } from '../../ui/kept.tsx'
import { type PictureFacts, smallestWidth } from '../../ui/picture.tsx'
import type { Wanted } from '../shortlist/toggle-piece.ts'
import type { ShownPrice } from './price.tsx'

/** The facts that a card shows. */
export type CardView = ShownPrice & {
  uuid: string
  variantUuid: string
  path: string
  name: string
  detail: string
  label: string
  badges: string[]
  /** The badge of its sale, if that is not ‘Sale’. */
  saleBadge?: string
  pictures: PictureFacts[]
  swatches?: CardSwatch[]
  moreSwatches?: number
}

/** A card of a page. The browser has server-rendered cards only as markup, without their facts. */
export type PageCard = CardView | AsShown

export const viewCards = (cards: Card[]): PageCard[] => sendAsShown(cards.map(viewCard))

export const keyOfCard = (card: PageCard, place: number) => (card === asShown ? place : card.uuid)

export function viewCard(card: Card): CardView {
  const { uuid, name, price, onSale, salePrice, previousPrice } = card
  return {
    uuid,
    variantUuid: card.shownVariantUuid,
    path: productAddress(uuid, name, card.variantUuid),
    name,
    label: [card.brandName, card.tags[1] || card.tags[2]].filter(Boolean).join(' · '),
    detail: [card.variantName, describeChoice(card)].filter(Boolean).join(' · '),
    badges: listBadges(card),
    // Empty alt text: the second picture replaces the first on hover, and adds no information.
    pictures: card.images.slice(0, 2).map((image, place) => viewPicture(place === 0 ? image : { ...image, alt: '' })),
    price,
    onSale,
    salePrice,
    previousPrice,
    ...(card.saleBadge && { saleBadge: card.saleBadge }),
    ...(card.swatches.length > 0 && { swatches: card.swatches, moreSwatches: card.moreSwatches }),
  }
}

/** The variant of a card, in the form that a heart adds to the shortlist. */
export const wantCard = (card: CardView): Wanted => ({
  variantUuid: card.variantUuid,
  productUuid: card.uuid,
  name: card.name,
  savedPrice: effectivePrice(card),
})

export const listBadges = (
  product: Pick<Card, 'moreColorsAvailable' | 'immediateDelivery' | 'showroomNote'>,
): string[] => [
  ...(product.showroomNote ? [product.showroomNote] : []),
  ...(product.moreColorsAvailable ? ['more options available'] : []),
  ...(product.immediateDelivery ? ['immediate delivery'] : []),
]

/** Leaves out default values. */
const viewPicture = ({ hash, width, height, alt, placeholder, focalX, focalY, url }: Picture): PictureFacts => ({
  hash,
  width,
  height,
  alt,
  placeholder,
  ...((focalX !== 0.5 || focalY !== 0.5) && { focalX, focalY }),
  ...(width < smallestWidth && { url }),
})

const describeChoice = ({ variantAmount }: Card) => (variantAmount > 1 ? `${variantAmount} Items Inside` : '')
