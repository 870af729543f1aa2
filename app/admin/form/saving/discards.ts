import { createContext, useContext, useEffect, useRef } from 'react'

/** How often the changes of the form around a field were discarded. */
export const Discards = createContext(0)

/** Ends what a field has begun and not yet put into the form, such as an upload: it is discarded with the rest. */
export function useEndOnDiscard(end: () => void): void {
  const discards = useContext(Discards)
  const seen = useRef(discards)
  const latest = useRef(end)
  latest.current = end
  useEffect(() => {
    if (seen.current !== discards) latest.current()
    seen.current = discards
  }, [discards])
}
