import { inBrowser, onServer, orHome, type PageOf, type Visit } from '../../api.ts'
import { PageBanner } from '../layout/page-banner.tsx'
import { Listing } from '../listing/listing.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'

const path = '/special-offers'

async function load(visit: Visit) {
  const [info, listing] = await Promise.all([visit.api.clearanceInfo(), loadListing(visit, { onSaleOnly: true })])
  return { info: orHome(info), listing }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SpecialOffersPage({ loaderData: { info, listing } }: PageOf<typeof load>) {
  const title = info.pageTitle || 'Special Offers'
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
      <Listing listing={listing} searchTitle={title} />
    </>
  )
}
