import { useLayoutEffect, useMemo, useRef } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigation, useSearchParams } from 'react-router'
import { isRefreshing } from '../background-refresh.ts'

export type ListState = {
  q: string
  /** A column's key, prefixed with a hyphen for descending order. */
  sort: string | null
  columns: string[] | null
  /** A navigation to another page is under way. */
  isLeaving: boolean
  read(name: string): string | null
  /** Sets parts of the address's query; null removes one. */
  change(parts: Record<string, string | null>): void
}

/** Keeps a list's search, order and page in its address, so that it can be shared and Back works. */
export function useListState(): ListState {
  const { address, setAddress, isLeaving } = useAskedAddress()
  // `change` may run several times before the next render, so each call starts from the latest query.
  const latest = useRef(address)
  useLayoutEffect(() => {
    latest.current = address
  }, [address])
  const change = (parts: Record<string, string | null>) => {
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(parts)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    }
    latest.current = next
    // Renders synchronously. In a transition, a second click would still hit the list as it was before the first.
    setAddress(next, { replace: true, preventScrollReset: true, flushSync: true })
  }
  return {
    q: address.get('q') ?? '',
    sort: address.get('sort'),
    columns: address.get('columns')?.split(',') ?? null,
    isLeaving,
    read: (name) => address.get(name),
    change,
  }
}

/** The query of a pending navigation within the list, or else the current one, so that a second change does not undo the first. */
function useAskedAddress() {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const { location: ahead } = useNavigation()
  const search = ahead?.pathname === pathname ? ahead.search : address.toString()
  const asked = useMemo(() => new URLSearchParams(search), [search])
  return { address: asked, setAddress, isLeaving: ahead !== undefined && ahead.pathname !== pathname }
}

/** Does not reload a list when only its query changes: the browser has all rows and sorts them itself. */
export const shouldReloadList = (to: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = to
  const isQueryChange = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isQueryChange && !isRefreshing() ? false : defaultShouldRevalidate
}
