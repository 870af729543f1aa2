import { useEffect } from 'react'
import { createPath, type Location, useNavigate } from 'react-router'
import { useNavigationStart } from '../router/navigation-start.ts'

type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

let pending: Place | undefined

/** The address of the pending navigation, because a page's loader does not receive the fragment. */
export const readPendingPage = (): Place => pending ?? window.location

const key = 'pending-page'
let hasStarted = false
let isGoingOn = false

/**
 * Remembers the pending navigation. If a page's code is gone, as after an update of the shop, React Router reloads the
 * open page as a new document, which then goes on to the requested page, once.
 */
export function usePendingPage(): void {
  const navigate = useNavigate()
  useNavigationStart(notePending)
  useEffect(() => {
    if (hasStarted) return
    hasStarted = true
    const asked = sessionStorage.getItem(key)
    sessionStorage.removeItem(key)
    if (asked === null || !isReloaded()) return
    isGoingOn = true
    navigate(asked)
  }, [navigate])
}

function notePending(place: Place | undefined): void {
  pending = place
  if (!place) sessionStorage.removeItem(key)
  else if (isGoingOn) isGoingOn = false
  else sessionStorage.setItem(key, createPath(place))
}

function isReloaded(): boolean {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded instanceof PerformanceNavigationTiming && loaded.type === 'reload'
}
