import type { CSSProperties } from 'react'
import { productAddress } from '../../../contract/addresses.ts'
import type { CardSwatch } from '../../../contract/cards.ts'
import type { CardView } from './card-view.ts'

/** CSS alone shows the photograph of a hovered or focused swatch. It is fetched then, unless the card already shows it. */
export function CardSwatches({ card, swatches }: { card: CardView; swatches: CardSwatch[] }) {
  const shown = card.pictures[0]?.hash
  return (
    <ul aria-label={`Colours of ${card.name}`} className="swatches label">
      {swatches.map(({ name, swatch, variantUuid, imageUrl }) => (
        <li key={variantUuid}>
          <a
            href={productAddress(card.uuid, card.name, variantUuid)}
            style={{ '--photograph': chooseCover(imageUrl, shown), '--swatch': swatch } as CSSProperties}
          >
            <span>{name}</span>
          </a>
        </li>
      ))}
      {card.moreSwatches ? <li>{`+${card.moreSwatches}`}</li> : null}
    </ul>
  )
}

const chooseCover = (imageUrl: string | null, shown = '') =>
  imageUrl && !imageUrl.startsWith(`/media/${shown}-`) ? `url(${imageUrl})` : undefined
