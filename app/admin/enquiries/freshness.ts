import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Asks again for what a page shows, every so often while somebody looks at it, and when they come back to it. */
export function useFreshness(everyMs: number): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') revalidate()
    }
    const timer = setInterval(look, everyMs)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [everyMs, revalidate])
}
