import { useEffect, useEffectEvent, useRef } from 'react'
import type { Popup } from '../../../contract/content.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { PopupContent } from '../../ui/popup-content.tsx'

type Props = { popup: Popup; onClose: () => void }

export default function PopupDialog({ popup, onClose }: Props) {
  const dialog = useModal(onClose)
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

/** The backdrop is the dialog's own, as far as a click on it goes. */
function useModal(onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    const opened = dialog.current
    const onClick = ({ target }: MouseEvent) => target === opened && close()
    opened?.showModal()
    opened?.focus()
    opened?.addEventListener('click', onClick)
    return () => {
      opened?.removeEventListener('click', onClick)
      opened?.close()
    }
  }, [])
  return dialog
}
