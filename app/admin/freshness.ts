import { useEffect } from 'react'
import { useRefresh } from './background-refresh.ts'

/** Refetches a page's data at intervals while somebody looks at it, and when they return to it. */
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
