import { type ShouldRevalidateFunctionArgs, useLocation, useNavigation, useSearchParams } from 'react-router'

export type ListState = {
  q: string
  /** A column's key, with a hyphen before it for the other way round. */
  sort: string | null
  columns: string[] | null
  read(name: string): string | null
  /** null takes a part out of the address again. */
  change(parts: Record<string, string | null>): void
}

/** How a list is searched, sorted and cut stands in its address: it can be shared, and Back works. */
export function useListState(): ListState {
  const [address, setAddress] = useAskedAddress()
  const change = (parts: Record<string, string | null>) => {
    const next = new URLSearchParams(address)
    for (const [name, value] of Object.entries(parts)) {
      if (value === null || value === '') next.delete(name)
      else next.set(name, value)
    }
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return {
    q: address.get('q') ?? '',
    sort: address.get('sort'),
    columns: address.get('columns')?.split(',') ?? null,
    read: (name) => address.get(name),
    change,
  }
}

/** While a list is on its way, what was asked for last counts: a second wish must not undo the first. */
function useAskedAddress() {
  const [address, setAddress] = useSearchParams()
  const { pathname } = useLocation()
  const { location: ahead } = useNavigation()
  const asked = ahead?.pathname === pathname ? new URLSearchParams(ahead.search) : address
  return [asked, setAddress] as const
}

/** For a list that is here as a whole: another order of it is no reason to ask the server again. */
export const unlessOnlyTheListMoves = (to: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = to
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}
