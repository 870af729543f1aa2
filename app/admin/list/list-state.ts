import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'

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
  const [address, setAddress] = useSearchParams()
  const change = (parts: Record<string, string | null>) =>
    setAddress(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [name, value] of Object.entries(parts)) {
          if (value === null || value === '') next.delete(name)
          else next.set(name, value)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return {
    q: address.get('q') ?? '',
    sort: address.get('sort'),
    columns: address.get('columns')?.split(',') ?? null,
    read: (name) => address.get(name),
    change,
  }
}

/** For a list that is here as a whole: another order of it is no reason to ask the server again. */
export const unlessOnlyTheListMoves = (to: ShouldRevalidateFunctionArgs): boolean => {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = to
  return currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate
}
