import { CloseIcon } from '../../ui/icons.tsx'
import { findNeighbourButton } from './neighbour-button.ts'
import type { Piece } from './stored-pieces.ts'
import { removePiece } from './toggle-piece.ts'

export function RemoveButton({ piece, name }: { piece: Piece; name: string }) {
  return (
    <button
      type="button"
      aria-label={`Remove ${name}`}
      onClick={({ currentTarget }) => remove(currentTarget, piece, name)}
      className="grid size-11 place-items-center hover:text-green"
    >
      <CloseIcon />
    </button>
  )
}

/** The focus moves to the next row, or else the previous one, or else the page. */
function remove(from: HTMLElement, { variantUuid }: Piece, name: string): void {
  const next = findNeighbourButton(from) ?? document.getElementById('main')
  removePiece(variantUuid, name)
  next?.focus()
}
