import { CardSkeletons, cardGrid, listingSkeletons } from '../product-card/card-skeletons.tsx'
import type { ComingPage } from './coming-page.ts'
import { PageBanner } from './page-banner.tsx'
import { SubCategoryPlaceholders } from './sub-category-placeholders.tsx'

/** Placeholders for a category or a listing that is slow to load. */
export function PageFrame({ page: { kind, title, pictured } }: { page: ComingPage }) {
  return (
    <>
      <p role="status" className="sr-only">
        Loading
      </p>
      <PageBanner title={title} picture={pictured ? 'to come' : null} />
      <div className="wrap mt-6 h-11" />
      {kind === 'category' ? <SubCategoryPlaceholders /> : <ListingPlaceholder />}
    </>
  )
}

const ListingPlaceholder = () => (
  <div className="wrap pt-8">
    <div className="h-19 border-y border-rule" />
    <ul className={cardGrid}>
      <CardSkeletons amount={listingSkeletons} />
    </ul>
  </div>
)
