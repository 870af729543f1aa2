import { href, Link } from 'react-router'
import { formatPounds } from '../../../../contract/prices.ts'
import type { Says, Walk, WalkPiece } from '../../../../contract/staff/walk.ts'
import { PiecePicture } from '../../media/piece-picture.tsx'
import { readPieceState } from '../piece-state.ts'
import { listAnswered } from '../taps/answered-taps.ts'
import type { Taps } from '../taps/use-taps.ts'
import { AnsweredTap } from './answered-tap.tsx'
import { DisplayButtons } from './display-buttons.tsx'
import { SoldButtons } from './sold-buttons.tsx'
import { StockButtons } from './stock-buttons.tsx'

type Props = { piece: WalkPiece; places: Walk['places']; bayUuid: string | null; taps: Taps }

/** One piece, with buttons for whether it stands here and whether it is available. */
export function PieceCard({ piece, places, bayUuid, taps }: Props) {
  const state = readPieceState(piece, taps)
  const answered = listAnswered(taps).filter(({ variantUuid }) => variantUuid === piece.variantUuid)
  const say = (says: Says) => taps.tap(piece, says)
  return (
    <article aria-label={namePiece(piece)} className="grid gap-4 border border-rule bg-white p-4">
      <PieceHead piece={piece} />
      {answered.map((tap) => (
        <AnsweredTap key={tap.serial} tap={tap} places={places} taps={taps} />
      ))}
      {!state.isSold && (
        <div className="grid gap-4 md:grid-cols-2">
          <DisplayButtons state={state} places={places} bayUuid={bayUuid} onSay={say} />
          <StockButtons state={state} onSay={say} />
        </div>
      )}
      {piece.isExDisplay && <SoldButtons state={state} onSay={say} />}
    </article>
  )
}

export const namePiece = ({ name, variantName }: Pick<WalkPiece, 'name' | 'variantName'>) =>
  [name, variantName].filter(Boolean).join(', ')

function PieceHead({ piece }: { piece: WalkPiece }) {
  const { productUuid, name, variantName, price } = piece
  return (
    <div className="flex gap-4">
      <PiecePicture piece={piece} />
      <div className="min-w-0">
        <h3 className="font-serif text-h3 wrap-anywhere">
          <Link to={href('/admin/products/:uuid', { uuid: productUuid })} className="hover:text-green">
            {name}
          </Link>
        </h3>
        <p className="text-soft">
          {[variantName, price > 0 ? formatPounds(price) : 'In store only'].filter(Boolean).join(' · ')}
        </p>
      </div>
    </div>
  )
}
