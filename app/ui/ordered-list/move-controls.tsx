import type { useSortable } from '@dnd-kit/sortable'
import type { KeyboardEvent } from 'react'
import { keyMoves, type Move } from './order-moves.ts'

export type Handle = Pick<ReturnType<typeof useSortable>, 'listeners' | 'setActivatorNodeRef'>

type Props = {
  name: string
  place: number
  count: number
  grid: boolean
  handle: Handle
  onMove(move: Move): void
  /** Opens the dialog that moves the item to any place. */
  onAsk(): void
}

const look =
  'inline-flex size-11 items-center justify-center text-soft hover:text-ink aria-disabled:cursor-default aria-disabled:opacity-30 lg:size-8'

/**
 * A handle to drag, to move with arrow keys, or to press for ‘Move to …’, and two buttons that move the item by one
 * place. The pressed control keeps the focus when its item moves.
 */
export function MoveControls({ name, place, count, grid, handle, onMove, onAsk }: Props) {
  const press = (event: KeyboardEvent) => {
    const move = keyMoves[event.key]
    if (!move || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onMove(move)
  }
  const [before, after] = grid ? ['←', '→'] : ['↑', '↓']
  return (
    <span className="inline-flex shrink-0">
      <button
        type="button"
        ref={handle.setActivatorNodeRef}
        {...handle.listeners}
        onKeyDown={press}
        onClick={onAsk}
        aria-haspopup="dialog"
        aria-label={`Move ${name}: place ${place + 1} of ${count}, arrow keys move it, press for ‘Move to …’`}
        title="Drag it, or press to move it to …"
        className={`${look} cursor-grab touch-none gap-0.5 active:cursor-grabbing`}
      >
        <span aria-hidden="true">⠿</span>
        <span aria-hidden="true" className="text-label tabular-nums">
          {place + 1}
        </span>
      </button>
      <button
        type="button"
        aria-label={`Move ${name} ${grid ? 'before' : 'up'}`}
        aria-disabled={place === 0}
        onClick={() => onMove('earlier')}
        className={look}
      >
        <span aria-hidden="true">{before}</span>
      </button>
      <button
        type="button"
        aria-label={`Move ${name} ${grid ? 'after' : 'down'}`}
        aria-disabled={place === count - 1}
        onClick={() => onMove('later')}
        className={look}
      >
        <span aria-hidden="true">{after}</span>
      </button>
    </span>
  )
}
