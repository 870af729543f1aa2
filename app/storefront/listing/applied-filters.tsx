import { formatPounds } from '../../../contract/prices.ts'
import { CloseIcon } from '../../ui/icons.tsx'
import { type Chosen, hrefOf, nothingChosen } from './chosen.ts'
import type { ListingView } from './load-listing.ts'

/** The chosen filters, each a link that removes it. */
export function AppliedFilters({ listing }: { listing: ListingView }) {
  const applied = listApplied(listing)
  if (applied.length === 0) return null
  return (
    <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap gap-2">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <a
            href={hrefOf(listing.path, { ...listing.chosen, ...without, page: 1 })}
            className="inline-flex min-h-11 items-center gap-2 bg-sage px-4 text-small hover:bg-rule"
          >
            <span className="sr-only">Remove filter </span>
            {label}
            <CloseIcon className="size-4" />
          </a>
        </li>
      ))}
      <li>
        <a
          href={hrefOf(listing.path, { ...listing.chosen, ...nothingChosen })}
          className="plain-link inline-flex min-h-11 items-center px-2 text-small"
        >
          Clear all
        </a>
      </li>
    </ul>
  )
}

type Applied = { label: string; without: Partial<Chosen> }

export function listApplied({ chosen, base, filters }: ListingView): Applied[] {
  const { categoryId, subCategoryUuid, brandUuid, properties } = chosen
  const pick = (
    options: { label: string; value: string | number }[],
    value: string | number | null,
    without: Partial<Chosen>,
  ) => options.filter((option) => option.value === value).map(({ label }) => ({ label, without }))
  const price = describePrice(chosen)
  return [
    ...(base.categoryId ? [] : pick(filters.categoryFilters, categoryId, { categoryId: null, subCategoryUuid: null })),
    ...(base.subCategoryUuid ? [] : pick(filters.subCategoryFilters, subCategoryUuid, { subCategoryUuid: null })),
    ...(base.brandUuid ? [] : pick(filters.brandFilters, brandUuid, { brandUuid: null })),
    ...filters.propertyFilters.flatMap(({ items }) =>
      properties.flatMap((id) => pick(items, id, { properties: properties.filter((other) => other !== id) })),
    ),
    ...(price ? [{ label: price, without: { priceMin: null, priceMax: null } }] : []),
    ...filters.sizeFilters.flatMap(({ value, label }) =>
      chosen[value] ? { label: `${label} up to ${chosen[value]} cm`, without: { [value]: null } } : [],
    ),
    ...filters.switchFilters.flatMap(({ value, label }) =>
      chosen[value] && !base[value] ? { label, without: { [value]: false } } : [],
    ),
  ]
}

function describePrice({ priceMin, priceMax }: Chosen): string {
  const least = priceMin ? formatPounds(priceMin) : ''
  if (!priceMax) return least && `From ${least}`
  return least ? `${least} to ${formatPounds(priceMax)}` : `Up to ${formatPounds(priceMax)}`
}
