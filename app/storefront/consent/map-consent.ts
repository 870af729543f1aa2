import { createContext, useCallback, useEffect, useState } from 'react'

/** Whether maps from another host may be loaded, and a function by which a shopper allows them. */
export const MapConsent = createContext({ given: false, give: () => {} })

const storedAs = 'map_wanted'

/** Once a map has been opened, maps are shown without asking for the rest of the session. */
export function useWantedMap() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => setWanted(store((storage) => storage.getItem(storedAs)) === 'true'), [])
  const want = useCallback(() => {
    setWanted(true)
    store((storage) => storage.setItem(storedAs, 'true'))
  }, [])
  const forget = useCallback(() => {
    setWanted(false)
    store((storage) => storage.removeItem(storedAs))
  }, [])
  return { wanted, want, forget }
}

/** Some browsers refuse storage: the map then asks again, and nothing breaks. */
function store<Value>(use: (storage: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage)
  } catch {
    return undefined
  }
}
