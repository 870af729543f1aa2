import { useContext, useLayoutEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

let places: Record<string, number> = {}
/** The page from which another was last asked for, and whether something else has been shown in place of it since. */
let left = { key: '', place: 0, covered: false }

/** How far down the page of a history entry was when it was left. */
export const findPlace = (key: string): number => places[key] ?? 0

/** A page that is shown again after it was covered may be shorter than it was. */
export function notePlace(key: string): void {
  if (left.key !== key || !left.covered) left = { key, place: window.scrollY, covered: false }
}

/** For what is shown in place of a page: it begins at the top, and the page keeps its place. */
export function coverPage(): () => void {
  left.covered = true
  // An open dialog would keep what is shown now from being used.
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('main dialog')) dialog.close()
  window.scrollTo(0, 0)
  return () => window.scrollTo(0, left.place)
}

/** React Router reads the place of a page only when the next one begins to load, which may be after it was covered. */
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
