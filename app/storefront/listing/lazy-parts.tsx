import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.ts'
import { isNarrowed } from './chosen.ts'
import type { ListingView } from './listing-view.ts'

type Props = { listing: ListingView }
type LazyPart = {
  has(listing: ListingView): boolean
  load(): Promise<ComponentType<Props>>
  shown: ComponentType<Props>
}

const partOf = (has: LazyPart['has'], fetchPart: () => Promise<{ default: ComponentType<Props> }>): LazyPart => {
  const lazy = lazyPart(fetchPart)
  // If the code cannot be loaded, the lazy part tries again when it is shown.
  const load = () =>
    fetchPart().then(
      (part) => part.default,
      () => lazy,
    )
  return { has, load, shown: lazy }
}

const isAsked = ({ chosen, understood }: ListingView) => isNarrowed(chosen) || understood.length > 0

/** The row of controls that filter a list. */
const applied = partOf(
  (listing) => isAsked(listing) || listing.ignored.length > 0 || listing.relaxedText !== null,
  () => import('./applied-filters.tsx'),
)
/** If nothing is found and nothing can be cleared, there are no amounts to choose from. */
const amounts = partOf(
  (listing) => listing.total > 0 || isAsked(listing),
  () => import('./amount-filters.tsx'),
)

/** Loads the code of the parts before the list is rendered, so that the server renders them and nothing moves in a browser. */
export async function loadLazyParts(listing: ListingView): Promise<void> {
  const wanted = [applied, amounts].filter((part) => part.has(listing))
  await Promise.all(
    wanted.map(async (part) => {
      part.shown = await part.load()
    }),
  )
}

export const AppliedFilters = ({ listing }: Props) => showLazy(applied, listing)
export const AmountFilters = ({ listing }: Props) => showLazy(amounts, listing)

const showLazy = (part: LazyPart, listing: ListingView): ReactNode =>
  part.has(listing) && (
    <Suspense>
      <Lazy part={part} listing={listing} />
    </Suspense>
  )

/** Keeps the component of the first render, because React would remount another one. */
function Lazy({ part, listing }: Props & { part: LazyPart }) {
  const [Shown] = useState(() => part.shown)
  return <Shown listing={listing} />
}
