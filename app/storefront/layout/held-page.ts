import { useEffect, useReducer, useState } from 'react'
import { type Blocker, createPath, useBlocker } from 'react-router'
import { fetchCode, hasCode } from '../../router/loaded-pages.ts'

/**
 * Holds a page back until the browser has its code: the router reloads the document when it cannot fetch the code, and the
 * page asked for would be lost. If an update of the shop has replaced the code, the page is loaded as a document.
 */
export function useHeldPage() {
  const blocker = useBlocker(({ nextLocation }) => !hasCode(nextLocation.pathname))
  // Counted: an attempt that begins in the moment in which another fails must not look like the same one.
  const [attempt, again] = useReducer((last: number) => last + 1, 0)
  const [missed, setMissed] = useState<{ blocker: Blocker; attempt: number }>()
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    // The shopper may go elsewhere meanwhile.
    let isLeft = false
    fetchCode(blocker.location.pathname).then((status) => {
      if (isLeft) return
      if (status === 200) blocker.proceed()
      else if (status === 404) location.assign(createPath(blocker.location))
      else setMissed({ blocker, attempt })
    })
    return () => {
      isLeft = true
    }
  }, [blocker, attempt])
  return missed?.blocker === blocker
    ? { missed: { again, trying: missed.attempt !== attempt } }
    : { coming: blocker.location }
}

export type HeldPage = ReturnType<typeof useHeldPage>
