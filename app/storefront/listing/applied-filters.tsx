import { formatPounds } from '../../../contract/prices.ts'
import { AppliedChip } from './applied-chip.tsx'
import { listAppliedFit } from './applied-fit.ts'
import { type Chosen, hrefOf, nothingChosen } from './chosen.ts'
import type { ListingView } from './listing-view.ts'

/** The meanings of the search words and the chosen filters, each as a link that removes it. */
export default function AppliedFilters({ listing }: { listing: ListingView }) {
  const { path, chosen, understood, ignored, relaxedText } = listing
  const applied = listApplied(listing)
  const href = (change: Partial<Chosen>) => hrefOf(path, { ...chosen, ...change, page: 1 })
  return (
    <>
      {relaxedText && <p className="mt-4">{relaxedText}</p>}
      {understood.length + ignored.length + applied.length > 0 && (
        <ul aria-label="Chosen filters" className="mt-4 flex flex-wrap gap-2">
          {understood.map(({ key, label }) => (
            <AppliedChip key={key} action="Ignore: " label={label} href={href({ ignored: [...chosen.ignored, key] })} />
          ))}
          {applied.map(({ label, without }) => (
            <AppliedChip key={href(without)} action="Remove filter " label={label} href={href(without)} />
          ))}
          {ignored.map(({ key, label }) => (
            <AppliedChip
              key={key}
              quiet
              action="Use again: "
              label={label}
              href={href({ ignored: chosen.ignored.filter((other) => other !== key) })}
            />
          ))}
          {applied.length > 0 && (
            <li>
              <a href={href(nothingChosen)} className="plain-link inline-flex min-h-11 items-center px-2 text-small">
                {understood.length > 0 ? 'Clear filters' : 'Clear all'}
              </a>
            </li>
          )}
        </ul>
      )}
    </>
  )
}

type Applied = { label: string; without: Partial<Chosen> }

function listApplied({ chosen, base, filters }: ListingView): Applied[] {
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
    ...listAppliedFit(chosen),
    ...filters.switchFilters.flatMap(({ value, label }) =>
      chosen[value] && !base[value] ? { label, without: { [value]: false } } : [],
    ),
  ]
}

function describePrice({ priceMin, priceMax }: Chosen): string {
  const min = priceMin ? formatPounds(priceMin) : ''
  if (!priceMax) return min && `From ${min}`
  return min ? `${min} to ${formatPounds(priceMax)}` : `Up to ${formatPounds(priceMax)}`
}
