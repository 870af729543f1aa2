import { useCallback, useEffect, useRef, useState } from 'react'
import { pageAsked } from './page-asked.ts'

/** Long enough for a pointer that only passes by, or cuts a corner on its way into the open panel. */
const intentMs = 150
const leaveMs = 300

/** The category whose menu is open: one at most. A navigation closes it. */
export function useOpenMenu() {
  const [open, setOpen] = useState<string>()
  const timer = useRef<number>(undefined)
  const show = useCallback((name: string | undefined, afterMs = 0) => {
    clearTimeout(timer.current)
    if (afterMs === 0) setOpen(name)
    else timer.current = window.setTimeout(setOpen, afterMs, name)
  }, [])
  useEffect(() => {
    const listening = new AbortController()
    const close = () => show(undefined)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), listening)
    document.addEventListener(pageAsked, close, listening)
    return () => {
      clearTimeout(timer.current)
      listening.abort()
    }
  }, [show])
  return {
    open,
    show,
    point: (name: string) => show(name, intentMs),
    leave: () => show(undefined, leaveMs),
  }
}
export type OpenMenu = ReturnType<typeof useOpenMenu>
