import { useCallback, useEffect, useState } from 'react'
import type { NavCategory } from '../../../contract/catalogue.ts'
import { browserApi, isMissing, orMissing } from '../../api.ts'
import { useRealWait } from './real-wait.ts'

/** The brands and properties of all menus: requested when a menu is about to open, and again each time until they have loaded. */
export function useNavigationDetails(wantedAtOnce: boolean) {
  // A new object for each request, so that one made at the very moment another fails is not taken for the same one.
  const [wanted, setWanted] = useState<object | false>(wantedAtOnce && {})
  const [details, setDetails] = useState<NavCategory[]>()
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    orMissing(browserApi(leaving.signal).navCategories())
      .then((answer) => (isMissing(answer) ? setWanted(false) : setDetails(answer)))
      .catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [wanted])
  const waiting = useRealWait(wantedAtOnce && wanted !== false && !details)
  /** A function with a stable identity, so that an open menu asks once and not again after each failure. */
  const want = useCallback(() => setWanted((now) => now || {}), [])
  return { details, waiting, want }
}
