import type { ReactNode } from 'react'
import { PieceControls } from './piece-controls.tsx'
import type { PieceNow } from './piece-facts.ts'
import { PieceSummary } from './piece-summary.tsx'
import { RemoveButton } from './remove-button.tsx'
import type { Piece } from './stored-pieces.ts'
import { VariantSelect } from './variant-select.tsx'

type Props = { piece: Piece; now?: PieceNow; taken: string[]; controls: ReactNode }

export function PieceRow({ piece, now, taken, controls }: Props) {
  const name = now?.product?.name ?? piece.name
  return (
    <div className="grid grid-cols-[min(6rem,30%)_minmax(0,1fr)] gap-4 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-x-6 lg:grid-cols-[10rem_minmax(0,5fr)_minmax(0,6fr)_auto] lg:gap-x-10">
      <PieceSummary piece={piece} now={now}>
        {now?.product && <VariantSelect piece={piece} product={now.product} option={now.option} taken={taken} />}
      </PieceSummary>
      <PieceControls piece={piece} name={name} />
      <div className="col-span-2 flex items-center justify-end self-start lg:col-span-1 print:hidden">
        {controls}
        <RemoveButton piece={piece} name={name} />
      </div>
    </div>
  )
}
