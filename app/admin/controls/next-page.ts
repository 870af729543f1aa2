import { useRef } from 'react'
import { type NavigateOptions, useLocation, useNavigate, useNavigation } from 'react-router'

/**
 * Opens the page that follows an action, once its call is answered. Somebody who has opened another page meanwhile stays there.
 * Returns whether it was opened.
 */
export function useNextPage() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const ahead = useRef<string>(undefined)
  ahead.current = useNavigation().location?.pathname
  return async (to: string, options?: NavigateOptions): Promise<boolean> => {
    if (location.pathname !== pathname || (ahead.current ?? pathname) !== pathname) return false
    await navigate(to, options)
    return true
  }
}
