import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On a new path: closes overlays and shows assistive technology where the new page begins. */
export function usePageStart() {
  const main = useRef<HTMLElement>(null)
  /** What had the focus when the page was asked for. */
  const from = useRef<Element>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open')) panel.hidePopover()
    // Who has begun to type a search since then types on.
    const focused = document.activeElement
    if (focused === from.current || !focused?.matches('[type=search]')) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return { main, from }
}
