import type { ListingInfo } from '../../../contract/content.ts'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { Listing } from './listing.tsx'
import { ListingHead } from './listing-head.tsx'
import type { ListingView } from './listing-view.ts'

type Props = { path: string; name: string; info: ListingInfo; listing: ListingView }

/** A fixed listing whose title and description staff may change. */
export function DescribedListing({ path, name, info, listing }: Props) {
  const title = info.pageTitle || name
  return (
    <>
      <ListingHead
        title={title}
        description={info.metaDescription || info.description}
        keywords={info.keywords}
        picture={info.banner}
        path={path}
        listing={listing}
      />
      <PageBanner title={title} description={info.description} picture={info.banner} />
      <div className="wrap mt-6">
        <PageTrail path={path} name={title} />
      </div>
      <Listing listing={listing} searchTitle={name} />
    </>
  )
}
