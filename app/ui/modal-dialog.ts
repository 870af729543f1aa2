import { type RefObject, useEffect, useRef } from 'react'

/** The browser's own dialog: it keeps the focus inside, closes on Escape and hands the focus back. The page does not scroll. */
export function useModalDialog(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const page = document.documentElement
    const own = dialog.current
    own?.showModal()
    // Its code may arrive once something else is shown in place of its page.
    if (own?.closest('[hidden]')) own.close()
    page.style.overflow = 'hidden'
    return () => {
      page.style.overflow = ''
    }
  }, [])
  return dialog
}
