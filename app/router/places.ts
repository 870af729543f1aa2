import { useContext, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

let places: Record<string, number> = {}
/** Where the visitor was when they last asked for a page. */
let asked = 0
/** The place of the page that something else is shown in place of. */
let covered: number | undefined

/** How far down the page of a history entry was when it was left. */
export const findPlace = (key: string): number => places[key] ?? 0

export function notePlace(): void {
  if (covered === undefined) asked = window.scrollY
}

/** For what is shown in place of a page: it begins at the top, and until it is taken away the page keeps its place. */
export function coverPage(): () => void {
  covered = asked
  window.scrollTo(0, 0)
  return () => {
    covered = undefined
    window.scrollTo(0, asked)
  }
}

/** React Router reads the place of a page only when the next one begins to load, which may be after it was covered. */
export function useKeptPlaces(): void {
  const router = useContext(DataRouterContext)?.router
  useLayoutEffect(() => {
    if (!router) return
    const { enableScrollRestoration: enable } = router
    router.enableScrollRestoration = (known, readPlace, readKey) => {
      places = known
      return enable(known, () => covered ?? readPlace(), readKey)
    }
  }, [router])
}
