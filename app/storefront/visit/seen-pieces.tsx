import { CloseIcon } from '../../ui/icons.tsx'
import type { PieceNow } from '../shortlist/piece-facts.ts'
import { PiecePicture } from '../shortlist/piece-picture.tsx'
import type { Piece } from '../shortlist/stored-pieces.ts'
import type { VisitPieces } from './visit-pieces.ts'

/** The pieces that the visitor wants to see; one removed here stays on the shortlist. */
export function SeenPieces({ rows, remove }: Pick<VisitPieces, 'rows' | 'remove'>) {
  const shown = rows.filter(({ now }) => !now || now.option)
  if (shown.length === 0) return null
  return (
    <section aria-labelledby="seen-pieces">
      <h2 id="seen-pieces" className="font-sans font-semibold">
        What you would like to see
      </h2>
      <ul className="mt-4 grid gap-x-6 gap-y-3 sm:grid-cols-2">
        {shown.map(({ piece, now }) => (
          <SeenPiece key={piece.variantUuid} piece={piece} now={now} onRemove={() => remove(piece.variantUuid)} />
        ))}
      </ul>
    </section>
  )
}

function SeenPiece({ piece, now, onRemove }: { piece: Piece; now?: PieceNow; onRemove(): void }) {
  const { option } = now ?? {}
  const name = now?.product?.name ?? piece.name
  return (
    <li className="flex flex-wrap items-center gap-4 border-b border-rule pb-3">
      <PiecePicture now={now} />
      <p className="min-w-0 grow basis-28 text-small">
        <strong className="font-semibold">{name}</strong>
        {option?.name && `, ${option.name}`}
      </p>
      <button
        type="button"
        aria-label={`Leave out ${name}`}
        onClick={({ currentTarget }) => {
          focusNeighbour(currentTarget)
          onRemove()
        }}
        className="grid size-11 shrink-0 place-items-center hover:text-green"
      >
        <CloseIcon />
      </button>
    </li>
  )
}

/** The focus moves to the next piece, or else the previous one, or else the note. */
function focusNeighbour(from: HTMLElement): void {
  const row = from.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector('button') ?? document.getElementById('note')
  next?.focus()
}
