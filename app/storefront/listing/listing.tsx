import { useEffect, useRef } from 'react'
import { useLocation, useNavigation, useNavigationType, useRevalidator } from 'react-router'
import { writeCount } from '../../../contract/whole-numbers.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { LoadFailure } from '../layout/load-failure.tsx'
import { useRealWait } from '../layout/real-wait.ts'
import { useSite } from '../layout/site.ts'
import { CardSkeletons, cardGrid, listingSkeletons } from '../product-card/card-skeletons.tsx'
import { keyOfCard } from '../product-card/card-view.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { useAskedListing } from './asked-listing.ts'
import { hrefOf, hrefsOf, isNarrowed, nothingChosen } from './chosen.ts'
import { FilterPanel, FiltersButton } from './filter-panel.tsx'
import { AppliedFilters } from './lazy-parts.tsx'
import type { ListingView } from './listing-view.ts'
import { NoResults } from './no-results.tsx'
import { SortSelect } from './sort-select.tsx'

const sizes = '(min-width: 850px) 25vw, 50vw'

type Props = {
  listing: ListingView
  /** The page's text for an empty list: 'No {subtitle} {searchTitle}'. */
  subtitle?: string
  searchTitle?: string
}

export function Listing({ listing, subtitle, searchTitle }: Props) {
  const { path, chosen, cards, missing } = listing
  const top = useListTop()
  const waiting = useListWait(path)
  const asked = useAskedListing(listing, waiting)
  const { hasProducts } = useSite().settings
  return (
    <section
      ref={top}
      id="products"
      aria-labelledby="products-title"
      tabIndex={-1}
      className="wrap scroll-mt-4 pt-8 outline-none"
    >
      <h2 id="products-title" className="sr-only">
        Products
      </h2>
      {hasProducts && <Tools listing={asked} />}
      {missing && !waiting ? (
        <LoadFailure missing={missing} />
      ) : cards.length === 0 && !waiting ? (
        <NoResults
          subtitle={subtitle}
          searchTitle={searchTitle}
          newIn={listing.newIn}
          unfiltered={isNarrowed(chosen) ? hrefOf(path, { ...chosen, ...nothingChosen }) : undefined}
        />
      ) : (
        <Cards listing={listing} waiting={waiting} />
      )}
    </section>
  )
}

function Tools({ listing }: { listing: ListingView }) {
  return (
    <>
      <FilterPanel listing={listing} />
      <div className="flex flex-wrap items-center justify-between gap-x-2 gap-y-3 border-y border-rule py-3">
        <FiltersButton />
        <p role="status" className="label order-last w-full sm:order-none sm:w-auto">
          {listing.missing ? '' : writeCount(listing.total, 'product')}
        </p>
        <SortSelect listing={listing} />
      </div>
      <AppliedFilters listing={listing} />
    </>
  )
}

function Cards({ listing: { path, chosen, cards, page, pages }, waiting }: { listing: ListingView; waiting: boolean }) {
  const pageHref = hrefsOf(path, chosen)
  return (
    <>
      <div className="mt-6">
        <Pagination page={page} pages={pages} hrefOf={pageHref} label="Pages, above the products" />
      </div>
      <ul className={cardGrid}>
        {waiting && <CardSkeletons amount={listingSkeletons} />}
        {/* Hidden while they wait rather than removed: a browser could not render again those of the server's page. */}
        {cards.map((card, place) => (
          <li key={keyOfCard(card, place)} hidden={waiting}>
            <ProductCard card={card} sizes={sizes} first={place < 2} />
          </li>
        ))}
      </ul>
      <div className="mt-14">
        <Pagination page={page} pages={pages} hrefOf={pageHref} label="Pages, below the products" />
      </div>
    </>
  )
}

/** True while this list loads slowly, with the same or other filters. */
function useListWait(path: string): boolean {
  const navigation = useNavigation()
  const { state } = useRevalidator()
  const isOfThisList = navigation.state === 'loading' && navigation.location.pathname === path
  return useRealWait(isOfThisList || state === 'loading')
}

/**
 * A change of filters or page changes only the query: it scrolls to the top of the list, unless it was Back or Forward.
 * The focus moves there too from a link, which may be gone or far below; in a form, such as the open drawer, it stays.
 */
function useListTop() {
  const top = useRef<HTMLElement>(null)
  const { pathname, search } = useLocation()
  const kind = useNavigationType()
  const shown = useRef({ pathname, search })
  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search }
    if (kind === 'POP' || before.pathname !== pathname || before.search === search) return
    top.current?.scrollIntoView()
    if (!document.activeElement?.closest('form')) top.current?.focus({ preventScroll: true })
  }, [pathname, search, kind])
  return top
}
