import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

type Props = {
  name: string
  place: number
  count: number
  onMove(to: number): void
  onClose(): void
}

const look = 'min-h-11 rounded-sm border border-line bg-white px-4 text-small font-semibold hover:border-ink'

/** ‘Move to …’, for distances that are hard to drag. */
export function PlaceDialog({ name, place, count, onMove, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [typed, setTyped] = useState(String(place + 1))
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('input')?.select()
  }, [])
  const leave = (to = place) => {
    dialog.current?.close()
    onMove(to)
  }
  const asked = Number(typed)
  const isPlace = Number.isInteger(asked) && asked >= 1 && asked <= count
  const press = (event: KeyboardEvent) => {
    // A dialog or list around this one must not handle the key too.
    event.stopPropagation()
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    if (isPlace) leave(asked - 1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={`Move ${name} to …`}
      onKeyDown={press}
      onClose={onClose}
      className="m-auto w-[min(22rem,calc(100vw-2rem))] bg-paper p-5 text-ink shadow-lg backdrop:bg-ink/40"
    >
      <p className="mb-4 font-semibold">Move {name} to …</p>
      <div className="mb-4 grid grid-cols-2 gap-3">
        <button type="button" className={look} onClick={() => leave(0)}>
          First place
        </button>
        <button type="button" className={look} onClick={() => leave(count - 1)}>
          Last place
        </button>
      </div>
      <label className="flex items-center gap-3 text-small">
        Place
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value.trim())}
          className="min-h-11 w-20 rounded-sm border border-line bg-white px-3"
        />
        of {count}
      </label>
      <div className="mt-5 flex justify-end gap-3">
        <button type="button" className={look} onClick={() => leave()}>
          Cancel
        </button>
        <button
          type="button"
          className="min-h-11 rounded-sm bg-green px-4 text-small font-semibold text-paper disabled:opacity-55"
          disabled={!isPlace}
          onClick={() => leave(asked - 1)}
        >
          Move
        </button>
      </div>
    </dialog>
  )
}
