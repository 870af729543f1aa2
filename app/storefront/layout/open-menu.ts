import { useCallback, useEffect, useRef, useState } from 'react'

/** Long enough for a pointer that only passes by, or that cuts a corner on its way into the open panel. */
const intentMs = 150
const leaveMs = 300

/** Which category's menu is open: one at most. Navigation closes it. */
export function useOpenMenu(place: string) {
  const [open, setOpen] = useState<string>()
  const timer = useRef<number>(undefined)
  const show = useCallback((name: string | undefined, afterMs = 0) => {
    clearTimeout(timer.current)
    if (afterMs === 0) setOpen(name)
    else timer.current = window.setTimeout(setOpen, afterMs, name)
  }, [])
  const [shownOn, setShownOn] = useState(place)
  if (shownOn !== place) {
    setShownOn(place)
    setOpen(undefined)
  }
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && show(undefined)
    document.addEventListener('keydown', onKey)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('keydown', onKey)
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
