import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { refreshInBackground } from '../background-refresh.ts'

/** Refetches a page's data at intervals while somebody looks at it, and when they return to it. */
export function useFreshness(everyMs: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') refreshInBackground(location, revalidate)
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, revalidate])
}
