import { productAddress } from '../../../contract/addresses.ts'
import { Picture } from '../../ui/picture.tsx'
import { Price } from '../product-card/price.tsx'
import { PieceControls } from './piece-controls.tsx'
import type { PieceNow } from './piece-facts.ts'
import { describePriceChange } from './price-change.ts'
import { RowButtons } from './row-buttons.tsx'
import type { Piece } from './stored-pieces.ts'
import { VariantSelect } from './variant-select.tsx'

type Props = { piece: Piece; now?: PieceNow; place: number; last: boolean; taken: string[] }

export function PieceRow({ piece, now, place, last, taken }: Props) {
  const name = now?.product?.name ?? piece.name
  return (
    <li
      id={`piece-${piece.variantUuid}`}
      className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-4 py-6 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-[10rem_minmax(0,5fr)_minmax(0,6fr)_auto] lg:gap-x-10"
    >
      <PiecePicture now={now} />
      <div className="min-w-0">
        {now?.product?.brandName && <p className="label">{now.product.brandName}</p>}
        <h2 className="text-h3">
          {now?.product ? (
            <a href={addressOf(piece, now)} className="plain-link inline-block py-0.5">
              {name}
            </a>
          ) : (
            name
          )}
        </h2>
        <PiecePrice piece={piece} now={now} />
        {now?.product && <VariantSelect piece={piece} product={now.product} option={now.option} taken={taken} />}
      </div>
      <PieceControls piece={piece} name={name} />
      <RowButtons piece={piece} name={name} place={place} last={last} />
    </li>
  )
}

const addressOf = ({ variantUuid }: Piece, { product, option }: PieceNow) =>
  product && productAddress(product.uuid, product.name, option && variantUuid)

const PiecePicture = ({ now }: { now?: PieceNow }) => (
  <div className="aspect-4/3 overflow-hidden bg-sand">
    {now?.option?.picture && (
      <Picture picture={now.option.picture} sizes="10rem" largest={320} className="size-full object-cover" />
    )}
  </div>
)

function PiecePrice({ piece, now }: { piece: Piece; now?: PieceNow }) {
  if (!now) return <p className="mt-2 h-6 w-24 animate-pulse bg-sand" aria-hidden="true" />
  if (!now.product)
    return (
      <p className="mt-2 max-w-[44ch] text-soft">
        It is no longer in our shop. Ask us: we may know of something like it.
      </p>
    )
  if (!now.option) return <p className="mt-2 text-soft">We no longer offer it in this form. Choose another:</p>
  const change = describePriceChange(piece.savedPrice, now.option)
  return (
    <p className="mt-1 font-semibold tabular-nums">
      <Price facts={now.option} />
      {change && <span className="ml-3 text-small font-normal text-soft">{change}</span>}
    </p>
  )
}
