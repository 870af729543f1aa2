import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { type Blocker, createPath, type Location, useBlocker, useNavigate } from 'react-router'
import { fetchCode, hasCode } from '../../router/loaded-pages.ts'
import { notePlace } from '../../router/places.ts'
import { reportAsked } from './page-asked.ts'

/**
 * Holds a navigation until the browser has the page's code: the router would reload the document if it cannot fetch the
 * code, and the request would be lost. If an update of the shop has replaced the code, the page is loaded as a
 * document. `from` receives the focused element whenever a page is requested.
 */
export function useHeldPage(from: RefObject<Element | null>) {
  const navigate = useNavigate()
  const asked = useRef<Location>(undefined)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    reportAsked()
    notePlace(currentLocation.key)
    asked.current = nextLocation
    from.current = document.activeElement
    return !hasCode(nextLocation.pathname)
  })
  // Counted, so that an attempt that begins at the very moment another fails is not taken for the same one.
  const [attempt, again] = useReducer((last: number) => last + 1, 0)
  const [missed, setMissed] = useState<{ blocker: Blocker; attempt: number }>()
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const { location: held } = blocker
    let isOver = false
    // The router forgets a held navigation when an earlier one ends. Until React knows that too, proceeding throws.
    const askAgain = () => navigate(held, { replace: true })
    fetchCode(held.pathname)
      .then((status) => {
        if (asked.current !== held) return
        if (isOver) askAgain()
        else if (status === 200) blocker.proceed()
        else if (status === 404) location.assign(createPath(held))
        else setMissed({ blocker, attempt })
      })
      .catch(askAgain)
    return () => {
      isOver = true
    }
  }, [blocker, attempt, navigate])
  return missed?.blocker === blocker
    ? { missed: { again, trying: missed.attempt !== attempt } }
    : { coming: blocker.location }
}

export type HeldPage = ReturnType<typeof useHeldPage>
