import { formatPounds } from '../../../contract/prices.ts'
import { writeCount } from '../../../contract/whole-numbers.ts'
import type { PieceNow } from './piece-facts.ts'
import { addUp } from './price-change.ts'
import type { Piece } from './stored-pieces.ts'

type Props = { rows: { piece: Piece; now?: PieceNow }[] }

/** Pieces that have left the shop do not count. */
export function ShortlistTotal({ rows }: Props) {
  const isLoading = rows.some(({ now }) => now === undefined)
  const lines = rows.flatMap(({ piece, now }) => (now?.option ? [{ quantity: piece.quantity, facts: now.option }] : []))
  if (!isLoading && lines.length === 0) return null
  const { pounds, pieces, unpriced } = addUp(lines)
  const saved = rows.reduce((sum, { piece }) => sum + piece.quantity, 0)
  return (
    <div className="mt-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
      <p className="text-soft">{writeCount(isLoading ? saved : pieces, 'piece')}</p>
      <p className="text-h2 tabular-nums">{isLoading ? '…' : `Total from ${formatPounds(pounds)}`}</p>
      {unpriced > 0 && (
        <p className="w-full text-right text-soft">
          {unpriced === 1 ? 'One piece is' : `${unpriced} pieces are`} priced in store only, and not in this total.
        </p>
      )}
    </div>
  )
}
