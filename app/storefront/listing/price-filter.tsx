import { formatPounds } from '../../../contract/prices.ts'
import { AmountField } from './amount-field.tsx'
import { FilterSection } from './filter-section.tsx'
import type { ListingView } from './load-listing.ts'

export function PriceFilter({ listing: { chosen, filters } }: { listing: ListingView }) {
  const { priceMin, priceMax } = chosen
  const { min, max, buckets } = filters.priceFilter
  const isChosen = Boolean(priceMin ?? priceMax)
  if (buckets.length === 0 && !isChosen) return null
  const most = Math.max(...buckets.map(({ count }) => count))
  return (
    <FilterSection title="Price" open={isChosen}>
      <div aria-hidden="true" className="flex h-16 items-end gap-0.5">
        {buckets.map(({ from, to, count }) => (
          <i
            key={from}
            className={`min-h-px flex-1 bg-green ${from < (priceMax ?? to) && to > (priceMin ?? from) ? '' : 'opacity-25'}`}
            style={{ height: `${(count / most) * 100}%` }}
          />
        ))}
      </div>
      {max > 0 && <p className="label mt-1">{`Prices here: ${formatPounds(min)} to ${formatPounds(max)}`}</p>}
      <div className="mt-3 grid grid-cols-2 gap-4">
        <AmountField name="priceMin" label="From £" amount={priceMin} />
        <AmountField name="priceMax" label="To £" amount={priceMax} />
      </div>
    </FilterSection>
  )
}
