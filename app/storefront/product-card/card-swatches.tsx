import type { CSSProperties } from 'react'
import { productAddress } from '../../../contract/addresses.ts'
import type { CardSwatch } from '../../../contract/cards.ts'
import type { CardView } from './card-view.ts'

/** Styles alone show the photograph of the one that is pointed at or focused; it is fetched then. */
export function CardSwatches({ card, swatches }: { card: CardView; swatches: CardSwatch[] }) {
  return (
    <ul aria-label={`Colours of ${card.name}`} className="swatches label">
      {swatches.map(({ name, swatch, variantUuid, imageUrl }) => (
        <li key={variantUuid}>
          <a
            href={productAddress(card.uuid, card.name, variantUuid)}
            style={{ '--photograph': imageUrl && `url(${imageUrl})`, '--swatch': swatch } as CSSProperties}
          >
            <span className="sr-only">{name}</span>
          </a>
        </li>
      ))}
      {card.moreSwatches ? <li>{`+${card.moreSwatches}`}</li> : null}
    </ul>
  )
}
