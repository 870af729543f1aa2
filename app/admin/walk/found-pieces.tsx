import { useState } from 'react'
import { formatPounds } from '../../../contract/prices.ts'
import type { Walk, WalkPiece } from '../../../contract/staff/walk.ts'
import { Button } from '../controls/button.tsx'
import { namePiece, PieceCard } from './piece/piece-card.tsx'
import type { FoundInWalk } from './piece-search.ts'
import { describeDisplay } from './piece-state.ts'
import type { Taps } from './taps/use-taps.ts'

type Props = { found: FoundInWalk; places: Walk['places']; bayUuid: string | null; taps: Taps; onClose(): void }

/** Opens the found piece if there is only one. Otherwise staff choose. */
export function FoundPieces({ found: { pieces, note }, places, bayUuid, taps, onClose }: Props) {
  const [chosen, choose] = useState<WalkPiece | null>(pieces.length === 1 ? (pieces[0] ?? null) : null)
  return (
    <section aria-labelledby="found" className="grid gap-3 bg-sand p-4 md:col-span-2">
      <div className="flex items-center gap-3">
        <h2 key={chosen?.variantUuid} id="found" ref={focusHeading} tabIndex={-1} className="grow font-serif text-h3">
          {chosen ? 'Found' : pieces.length > 0 ? `${pieces.length} found` : 'Nothing found'}
        </h2>
        {chosen && pieces.length > 1 && <Button onClick={() => choose(null)}>Back</Button>}
        <Button onClick={onClose}>Close</Button>
      </div>
      {note && <p className="text-small">{note}</p>}
      {chosen ? (
        <PieceCard piece={chosen} places={places} bayUuid={bayUuid} taps={taps} />
      ) : (
        <FoundList pieces={pieces} places={places} onChoose={choose} />
      )}
    </section>
  )
}

/** Focuses the heading of each found piece, so that screen readers announce it. */
const focusHeading = (heading: HTMLHeadingElement | null) => heading?.focus()

type ListProps = { pieces: WalkPiece[]; places: Walk['places']; onChoose(piece: WalkPiece): void }

const FoundList = ({ pieces, places, onChoose }: ListProps) => (
  <ul className="grid grid-cols-1 gap-1">
    {pieces.map((piece) => (
      <li key={piece.variantUuid}>
        <button
          type="button"
          onClick={() => onChoose(piece)}
          className="grid min-h-13 w-full gap-x-3 border border-rule bg-white px-4 py-2 text-left text-small hover:border-ink"
        >
          <span className="font-semibold">{namePiece(piece)}</span>
          <span className="text-soft">
            {[piece.price > 0 ? formatPounds(piece.price) : '', describeDisplay(piece, places)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </button>
      </li>
    ))}
  </ul>
)
