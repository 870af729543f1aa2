import { useRef } from 'react'
import { type NavigateOptions, type Path, useLocation, useNavigate, useNavigation } from 'react-router'
import { useReload } from '../background-refresh.ts'

/**
 * Opens the page that follows an action, once its call is answered. Somebody who has opened another page meanwhile stays
 * there; that page is reloaded, since it may show the result. Returns whether the next page was opened.
 */
export function useNextPage() {
  const navigate = useNavigate()
  const reload = useReload()
  const { pathname, search } = useLocation()
  const ahead = useRef<Path>(undefined)
  ahead.current = useNavigation().location
  return async (to: string, options?: NavigateOptions): Promise<boolean> => {
    // A query usually narrows a list. Where the next page has the same path, the query distinguishes the two pages.
    const isLeft = [location, ahead.current ?? location].some(
      (open) => open.pathname !== pathname || (to === pathname && open.search !== search),
    )
    if (isLeft) await reload()
    else await navigate(to, options)
    return !isLeft
  }
}
