import { createContext, useContext, useEffect, useRef } from 'react'

/** How often the changes of the surrounding form were discarded. */
export const Discards = createContext(0)

/** Ends what a field has begun but not put into the form yet, such as an upload, when the form's changes are discarded. */
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
