import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The path shown last. A page that an error replaces has a frame of its own. */
let shown: string | undefined

/** On a new path, moves the focus to the page, so that screen readers announce it. */
export function usePageStart(): RefObject<HTMLElement | null> {
  const page = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  useEffect(() => {
    const before = shown
    shown = pathname
    if (before === undefined || before === pathname || isFocusTaken(page.current, hash)) return
    page.current?.focus({ preventScroll: true })
  }, [pathname, hash])
  return page
}

/** Whether a dialog or the field named in the address has the focus, or is about to take it. */
const isFocusTaken = (page: HTMLElement | null, hash: string): boolean =>
  isDialogOpen() || (hash !== '' && page?.contains(document.activeElement) === true)

export const isDialogOpen = () => document.querySelector('[role$=dialog][data-open]') !== null
