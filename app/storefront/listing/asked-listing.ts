import { useMemo } from 'react'
import { useNavigation } from 'react-router'
import { readChosen, settleChosen, takeOver } from './chosen.ts'
import type { ListingView } from './listing-view.ts'

/** While a list loads slowly, its filters show the latest choice, so that the next choice adds to it instead of replacing it. */
export function useAskedListing(listing: ListingView, waiting: boolean): ListingView {
  const { location } = useNavigation()
  return useMemo(() => {
    if (!waiting || location?.pathname !== listing.path) return listing
    const chosen = settleChosen(readChosen(new URLSearchParams(location.search)), listing.base)
    const understood = listing.understood.filter(({ key }) => !chosen.ignored.includes(key))
    return { ...listing, chosen, understood, shown: takeOver(chosen, understood) }
  }, [listing, location, waiting])
}
