import { useEffect, useState } from 'react'
import { type Blocker, createPath, useBlocker } from 'react-router'
import { fetchCode, hasCode } from '../../router/loaded-pages.ts'

/**
 * Holds a page back until the browser has its code: the router reloads the document when it cannot fetch the code, and the
 * page asked for would be lost. If an update of the shop has replaced the code, the page is loaded as a document.
 */
export function useHeldPage() {
  const blocker = useBlocker(({ nextLocation }) => !hasCode(nextLocation.pathname))
  const [missed, setMissed] = useState<Blocker>()
  const [again, setAgain] = useState(false)
  const isMissed = missed === blocker
  const trying = again || !isMissed
  useEffect(() => {
    if (blocker.state !== 'blocked' || !trying) return
    // The shopper may go elsewhere meanwhile.
    let isLeft = false
    fetchCode(blocker.location.pathname).then((status) => {
      if (isLeft) return
      setAgain(false)
      if (status === 200) blocker.proceed()
      else if (status === 404) location.assign(createPath(blocker.location))
      else setMissed(blocker)
    })
    return () => {
      isLeft = true
    }
  }, [blocker, trying])
  return { coming: isMissed ? undefined : blocker.location, isMissed, trying, again: () => setAgain(true) }
}

export type HeldPage = ReturnType<typeof useHeldPage>
