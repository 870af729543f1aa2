import { useEffect, useState } from 'react'

/** True once a wait has lasted long enough to be noticed; most are over before. */
export function useRealWait(waiting: boolean, patienceMs = 300): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLong(true), patienceMs)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waiting, patienceMs])
  return waiting && long
}
