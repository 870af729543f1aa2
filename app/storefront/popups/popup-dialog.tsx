import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Popup } from '../../../contract/content.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { PopupContent } from '../../ui/popup-content.tsx'
import { onUse } from './quiet-moment.ts'

type Props = {
  popup: Popup
  onClose: () => void
  /** Called if the visitor was busy when the pop-up appeared. */
  onInTheWay: () => void
}

/** Longer than it takes to lift a finger that was about to press something below. */
const comingMs = 700

export function PopupDialog({ popup, onClose, onInTheWay }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useArrival(dialog, onInTheWay, onClose)
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={popup.title || 'From the shop'}
      onCancel={onClose}
      className="popup outline-none"
    >
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="absolute right-2 top-2 z-10 grid size-11 place-items-center bg-paper"
      >
        <CloseIcon className="size-6" />
      </button>
      <PopupContent popup={popup} onFollow={onClose} />
    </dialog>
  )
}

/** The pop-up is visible before it can be touched: until then taps and keys go to the page, and close the pop-up. */
function useArrival(dialog: RefObject<HTMLDialogElement | null>, onInTheWay: () => void, onClose: () => void): void {
  const leave = useEffectEvent(onInTheWay)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const opened = dialog.current
    if (!opened) return
    const listening = new AbortController()
    const { signal } = listening
    opened.inert = true
    opened.open = true
    const coming = new AbortController()
    onUse(() => leave(), coming.signal)
    const timer = setTimeout(() => {
      coming.abort()
      opened.open = false
      opened.inert = false
      opened.showModal()
      opened.focus()
      // The target of a click on the backdrop is the dialog itself.
      opened.addEventListener('click', ({ target }) => target === opened && close(), { signal })
    }, comingMs)
    return () => {
      clearTimeout(timer)
      coming.abort()
      listening.abort()
      opened.close()
    }
  }, [dialog])
}
