import { useLayoutEffect, useMemo, useRef } from 'react'
import { type ShouldRevalidateFunctionArgs, useLocation, useNavigation, useSearchParams } from 'react-router'
import { isRefreshing } from '../background-refresh.ts'

export type ListState = {
  q: string
  /** A column's key, with a hyphen in front for descending order. */
  sort: string | null
  columns: string[] | null
  /** Another page is on its way. */
  isLeaving: boolean
  read(name: string): string | null
  /** null removes a part from the address. */
  change(parts: Record<string, string | null>): void
}

/** A list's search, order and page are in its address: it can be shared, and Back works. */
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

/** While a list loads, the last request counts: a second change must not undo the first. */
function useAskedAddress() {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const { location: ahead } = useNavigation()
  const search = ahead?.pathname === pathname ? ahead.search : address.toString()
  const asked = useMemo(() => new URLSearchParams(search), [search])
  return { address: asked, setAddress, isLeaving: ahead !== undefined && ahead.pathname !== pathname }
}

/** Does not reload a list when only its query changes: the browser has all rows and sorts them itself. */
export const unlessOnlyTheListMoves = (to: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = to
  const onlyMoves = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return onlyMoves && !isRefreshing() ? false : defaultShouldRevalidate
}
