import { type ComponentType, Suspense, useState } from 'react'
import { latePart } from '../../ui/late-part.ts'
import { isNarrowed } from './chosen.ts'
import type { ListingView } from './listing-view.ts'

type Props = { listing: ListingView }

const fetchApplied = () => import('./applied-filters.tsx')
const Late = latePart(fetchApplied)
let Applied: ComponentType<Props> = Late

/** The row of what narrows a list, fetched for such a list and for no other. */
export function AppliedFilters({ listing }: Props) {
  const [Row] = useState(() => Applied)
  return (
    hasApplied(listing) && (
      <Suspense>
        <Row listing={listing} />
      </Suspense>
    )
  )
}

/** The server renders what is fetched before, and in a browser nothing moves. Without it, the row tries again. */
export async function loadApplied(listing: ListingView): Promise<void> {
  if (!hasApplied(listing)) return
  Applied = await fetchApplied().then(
    (part) => part.default,
    () => Late,
  )
}

const hasApplied = ({ chosen, understood, ignored, relaxed }: ListingView): boolean =>
  isNarrowed(chosen) || understood.length + ignored.length + relaxed.length > 0
