import { FitFilter } from '../fit/fit-filter.tsx'
import type { ListingView } from './listing-view.ts'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilters } from './size-filters.tsx'

/** The filters with typed amounts: prices, dimensions and a shopper's own measurements. */
export default function AmountFilters({ listing }: { listing: ListingView }) {
  return (
    <>
      <PriceFilter listing={listing} />
      <SizeFilters listing={listing} />
      <FitFilter listing={listing} />
    </>
  )
}
