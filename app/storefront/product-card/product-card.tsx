import { useState } from 'react'
import { Picture } from '../../ui/picture.tsx'
import { photograph } from '../layout/carried-photograph.ts'
import { Heart } from '../shortlist/heart.tsx'
import { CardSwatches } from './card-swatches.tsx'
import { type CardView, wantCard } from './card-view.ts'
import { NoPhotograph } from './no-photograph.tsx'
import { Price } from './price.tsx'

/** A quarter of a wide screen with two dots to a pixel. */
const widest = 960

/** At the foot, clear of the mark of a sale. */
const noPhotograph = 'size-full items-end justify-items-center p-4 text-small'

type Props = { card: CardView; sizes: string; first?: boolean }

export function ProductCard({ card, sizes, first = false }: Props) {
  const [pointed, point] = useState(false)
  const [picture, second] = card.pictures
  return (
    <div className="relative">
      <a
        href={card.path}
        className="group block"
        onPointerMove={({ pointerType }) => pointerType === 'mouse' && point(true)}
      >
        <div className="relative aspect-4/3 overflow-hidden bg-sand" {...photograph()}>
          {picture ? (
            <Picture
              picture={picture}
              sizes={sizes}
              first={first}
              largest={widest}
              className="size-full object-cover"
            />
          ) : (
            <NoPhotograph name={card.name} className={noPhotograph} />
          )}
          {pointed && second && (
            <Picture
              picture={second}
              sizes={sizes}
              largest={widest}
              className="absolute inset-0 size-full object-cover opacity-0 transition-opacity duration-250 group-hover:opacity-100"
            />
          )}
          {card.onSale && (
            <span className="absolute left-0 top-4 max-w-[calc(100%-3.25rem)] bg-sale px-3 py-1 text-label text-paper">
              {card.saleBadge ?? 'Sale'}
            </span>
          )}
        </div>
        <p className="label mt-4">{card.label}</p>
        <h3 className="mt-0.5 text-h3 decoration-1 underline-offset-4 group-hover:underline">{card.name}</h3>
        <p className="label mt-1">{card.detail}</p>
        <p className="mt-2 font-semibold">
          <Price facts={card} />
        </p>
        {card.badges.length > 0 && (
          <p className="mt-1 text-label text-green first-letter:uppercase">{card.badges.join(' · ')}</p>
        )}
      </a>
      <Heart wanted={wantCard(card)} className="heart-on-photograph" />
      {card.swatches && <CardSwatches card={card} swatches={card.swatches} />}
    </div>
  )
}
