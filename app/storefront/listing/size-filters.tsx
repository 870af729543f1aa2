import { AmountField } from './amount-field.tsx'
import { hrefOf } from './chosen.ts'
import { FilterSection } from './filter-section.tsx'
import type { ListingView } from './listing-view.ts'

/** Each dimension can be typed, or chosen from a few with their numbers of products. */
export function SizeFilters({ listing: { path, shown: chosen, filters } }: { listing: ListingView }) {
  const { sizeFilters } = filters
  if (sizeFilters.length === 0) return null
  return (
    <FilterSection title="Dimensions" className="amounts" open={sizeFilters.some(({ value }) => chosen[value])}>
      {sizeFilters.map(({ value: name, label, items }) => (
        <div key={name}>
          <AmountField name={name} label={`${label} up to, cm`} amount={chosen[name]} />
          <p>
            {items.map(({ label: size, value, count }) => (
              <a key={value} href={hrefOf(path, { ...chosen, [name]: value, page: 1 })} className="plain-link">
                <span className="sr-only">{label} </span>
                {`${size} (${count})`}
              </a>
            ))}
          </p>
        </div>
      ))}
    </FilterSection>
  )
}
