import type { ReactNode } from 'react'
import { productAddress } from '../../../contract/addresses.ts'
import { Picture } from '../../ui/picture.tsx'
import { NoPhotograph } from '../product-card/no-photograph.tsx'
import { Price } from '../product-card/price.tsx'
import type { PieceNow } from './piece-facts.ts'
import { describePriceChange } from './price-change.ts'
import type { Piece } from './stored-pieces.ts'

type Props = { piece: Piece; now?: PieceNow; children: ReactNode }

/** The picture of a piece beside its name, variant and current price. */
export function PieceSummary({ piece, now, children }: Props) {
  const { product, option } = now ?? {}
  const address = product && productAddress(product.uuid, product.name, option && piece.variantUuid)
  const name = product?.name ?? piece.name
  return (
    <>
      <div className="aspect-4/3 self-start overflow-hidden bg-sand">
        {option &&
          (option.picture ? (
            <Picture picture={option.picture} sizes="10rem" largest={320} className="size-full object-cover" />
          ) : (
            <NoPhotograph className="size-full place-items-center p-1 text-label" />
          ))}
      </div>
      <div className="min-w-0">
        {product?.brandName && <p className="label">{product.brandName}</p>}
        <h2 className="text-h3">
          {address ? (
            <a href={address} className="plain-link inline-block py-0.5">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <PiecePrice piece={piece} now={now} />
        {option?.showroomNote && <p className="label">{option.showroomNote}</p>}
        {children}
      </div>
    </>
  )
}

function PiecePrice({ piece, now }: { piece: Piece; now?: PieceNow }) {
  if (!now) return <p className="mt-2 h-6 w-24 animate-pulse bg-sand" aria-hidden="true" />
  if (!now.product)
    return (
      <p className="mt-2 max-w-[44ch] text-soft">
        It is no longer in our shop. Ask us: we may know of something like it.
      </p>
    )
  if (!now.option) return <p className="mt-2 text-soft">We no longer offer it in this form.</p>
  const change = describePriceChange(piece.savedPrice, now.option)
  return (
    <p className="mt-1 font-semibold tabular-nums">
      <Price facts={now.option} />
      {change && <span className="ml-3 text-small font-normal text-soft">{change}</span>}
    </p>
  )
}
