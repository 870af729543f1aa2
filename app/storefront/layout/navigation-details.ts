import { useEffect, useState } from 'react'
import type { NavCategory } from '../../../contract/catalogue.ts'
import { browserApi, orElse } from '../../api.ts'
import { useRealWait } from './real-wait.ts'

/** The brands and properties of every menu: asked for when a menu is near to being opened, and once. */
export function useNavigationDetails(wantedAtOnce: boolean) {
  const [wanted, setWanted] = useState(wantedAtOnce)
  const [details, setDetails] = useState<NavCategory[]>()
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    orElse(browserApi(leaving.signal).navCategories(), [])
      .then(setDetails)
      .catch((error: unknown) => leaving.signal.aborted || console.error(error))
    return () => leaving.abort()
  }, [wanted])
  const waiting = useRealWait(wantedAtOnce && !details)
  return { details, waiting, want: () => setWanted(true) }
}
