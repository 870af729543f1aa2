import { type MouseEvent, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On a new path, closes what was open on the previous page, and moves the focus to the start of the new one. */
export function usePageStart() {
  const main = useRef<HTMLElement>(null)
  /** The element that had the focus when the page was requested. */
  const from = useRef<Element>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    for (const panel of document.querySelectorAll<HTMLElement>(':popover-open:not(nav)')) panel.hidePopover()
    // Shoppers who have begun to type a search or opened a menu since then keep the focus there.
    const focused = document.activeElement
    if (focused === from.current || !focused?.closest('header')) main.current?.focus({ preventScroll: true })
  }, [pathname])
  /** Skips to the content without a new entry in the history, with which a sent form would replace its receipt. */
  const skip = (event: MouseEvent) => {
    event.preventDefault()
    main.current?.scrollIntoView()
    main.current?.focus()
  }
  return { main, from, skip }
}
