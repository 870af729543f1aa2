import { PieceControls } from './piece-controls.tsx'
import type { PieceNow } from './piece-facts.ts'
import { PieceSummary } from './piece-summary.tsx'
import { RowButtons } from './row-buttons.tsx'
import type { Piece } from './stored-pieces.ts'
import { VariantSelect } from './variant-select.tsx'

type Props = { piece: Piece; now?: PieceNow; place: number; last: boolean; taken: string[] }

export function PieceRow({ piece, now, place, last, taken }: Props) {
  const name = now?.product?.name ?? piece.name
  return (
    <li className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 py-6 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-[10rem_minmax(0,5fr)_minmax(0,6fr)_auto] lg:gap-x-10">
      <PieceSummary piece={piece} now={now}>
        {now?.product && <VariantSelect piece={piece} product={now.product} option={now.option} taken={taken} />}
      </PieceSummary>
      <PieceControls piece={piece} name={name} />
      <RowButtons piece={piece} name={name} place={place} last={last} />
    </li>
  )
}
