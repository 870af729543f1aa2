import { FitFilter } from '../fit/fit-filter.tsx'
import type { ListingView } from './listing-view.ts'
import { PriceFilter } from './price-filter.tsx'
import { SizeFilters } from './size-filters.tsx'

/** The filters that are typed: prices, sizes and a shopper's own measures. */
export default function AmountFilters({ listing }: { listing: ListingView }) {
  return (
    <>
      <PriceFilter listing={listing} />
      <SizeFilters listing={listing} />
      <FitFilter listing={listing} />
    </>
  )
}
