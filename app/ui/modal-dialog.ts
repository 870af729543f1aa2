import { type RefObject, useEffect, useRef } from 'react'

/** Opens the browser's own dialog, which traps the focus, closes on Escape and restores the focus. The page does not scroll. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const page = document.documentElement
    const own = dialog.current
    own?.showModal()
    // Its code may arrive when something else is already shown in place of its page.
    if (own?.closest('[hidden]')) own.close()
    page.style.overflow = 'hidden'
    return () => {
      page.style.overflow = ''
    }
  }, [])
  return dialog
}
