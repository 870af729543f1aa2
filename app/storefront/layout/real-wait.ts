import { useLayoutEffect, useState } from 'react'

/** Shorter waits are not noticed. */
const noticedMs = 150

export const realWait = () => new Promise<void>((resolve) => setTimeout(resolve, noticedMs))

/** True once a wait has lasted long enough to be noticed; most end earlier. */
export function useRealWait(waiting: boolean): boolean {
  const [long, setLong] = useState(false)
  // A layout effect, so that the time runs from when the wait begins.
  useLayoutEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLong(true), noticedMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waiting])
  return waiting && long
}
