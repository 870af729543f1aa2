import { useEffect } from 'react'
import { type Location, useNavigation } from 'react-router'

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

let pending: Place | undefined

/** Where somebody is on the way to: a page's loader is not told what stands after # in its address. */
export const readPendingPage = (): Place => pending ?? window.location

export function usePendingPage(): void {
  const { location } = useNavigation()
  useEffect(() => {
    pending = location
  }, [location])
}
