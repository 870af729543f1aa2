import { ChevronIcon, CloseIcon } from '../../ui/icons.tsx'
import { movePiece } from './piece-edits.ts'
import type { Piece } from './stored-pieces.ts'
import { removePiece } from './toggle-piece.ts'

const button = 'grid size-11 place-items-center hover:text-green aria-disabled:text-rule'

type Props = { piece: Piece; name: string; place: number; last: boolean }

export function RowButtons({ piece, name, place, last }: Props) {
  const move = (to: number) => movePiece(piece.variantUuid, to)
  return (
    <div className="col-span-2 flex justify-end lg:col-span-1 lg:self-start">
      <button
        type="button"
        aria-label={`Move ${name} up`}
        aria-disabled={place === 0}
        onClick={() => move(place - 1)}
        className={button}
      >
        <ChevronIcon className="size-5 rotate-180" />
      </button>
      <button
        type="button"
        aria-label={`Move ${name} down`}
        aria-disabled={last}
        onClick={() => move(place + 1)}
        className={button}
      >
        <ChevronIcon />
      </button>
      <button
        type="button"
        aria-label={`Remove ${name}`}
        onClick={(event) => remove(event.currentTarget, piece)}
        className={button}
      >
        <CloseIcon />
      </button>
    </div>
  )
}

/** The focus goes on to the next row, else the one before, else to the page. */
function remove(from: HTMLElement, { variantUuid }: Piece): void {
  const row = from.closest('li')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>('button:last-of-type') ?? document.getElementById('main')
  removePiece(variantUuid)
  next?.focus()
}
