import { formatPounds } from '../../../contract/prices.ts'
import { AmountField } from './amount-field.tsx'
import { FilterSection } from './filter-section.tsx'
import type { ListingView } from './listing-view.ts'

export function PriceFilter({ listing: { shown: chosen, filters } }: { listing: ListingView }) {
  const { priceMin, priceMax } = chosen
  const { min, max, buckets } = filters.priceFilter
  const isChosen = Boolean(priceMin ?? priceMax)
  if (buckets.length === 0 && !isChosen) return null
  const maxCount = Math.max(...buckets.map(({ count }) => count))
  return (
    <FilterSection title="Price" open={isChosen} className="amounts">
      <div aria-hidden="true">
        {buckets.map(({ from, to, count }) => (
          <i
            key={from}
            className={from < (priceMax ?? to) && to > (priceMin ?? from) ? '' : 'opacity-25'}
            style={{ height: `${(count / maxCount) * 100}%` }}
          />
        ))}
      </div>
      {max > 0 && <p>{`Prices here: ${formatPounds(min)} to ${formatPounds(max)}`}</p>}
      <AmountField name="priceMin" label="From £" amount={priceMin} />
      <AmountField name="priceMax" label="To £" amount={priceMax} />
    </FilterSection>
  )
}
