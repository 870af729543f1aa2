import { useEffect } from 'react'
import { useRefresh } from './background-refresh.ts'

/** Refreshes a page's data at intervals while the tab is visible, and when somebody returns to it. */
export function useFreshness(everyMs: number): void {
  const refresh = useRefresh()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refresh()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, refresh])
}
