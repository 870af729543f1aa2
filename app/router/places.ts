import { useContext, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

let places: Record<string, number> = {}
/** The page from which another was last requested, and whether something else has been shown in its place since. */
let left = { key: '', place: 0, covered: false }

/** By history entry, the scroll position at which its page was left. */
export const findPlace = (key: string): number => places[key] ?? 0

/** A page that is shown again after having been covered may be shorter than before. */
export function notePlace(key: string): void {
  if (left.key !== key || !left.covered) left = { key, place: window.scrollY, covered: false }
}

/** For what is shown in place of a page: it starts at the top, and the page keeps its scroll position. */
export function coverPage(): () => void {
  left.covered = true
  // An open dialog would make what is shown now inert.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('main dialog')) dialog.close()
  window.scrollTo(0, 0)
  return () => window.scrollTo(0, left.place)
}

/**
 * React Router reads the scroll position of a page only when the next one begins to load, by which time the page may be
 * covered.
 */
export function useKeptPlaces(): void {
  const router = useContext(DataRouterContext)?.router
  useLayoutEffect(() => {
    if (!router) return
    const { enableScrollRestoration: enable } = router
    router.enableScrollRestoration = (known, readPlace, readKey) => {
      places = known
      return enable(known, () => (left.covered ? left.place : readPlace()), readKey)
    }
  }, [router])
}
