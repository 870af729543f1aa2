import { useEffect } from 'react'
import { type Location, useNavigation } from 'react-router'

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

let pending: Place | undefined

/** The address of the page under way: a page's loader does not get the part after #. */
export const readPendingPage = (): Place => pending ?? window.location

export function usePendingPage(): void {
  const { location } = useNavigation()
  useEffect(() => {
    pending = location
  }, [location])
}
