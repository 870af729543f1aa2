import { rangeAddress } from '../../../contract/addresses.ts'
import { chooseHead } from '../../../contract/head-texts.ts'
import { inBrowser, onServer, orHome, type PageOf, type PageRequest } from '../../api.ts'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { Listing } from '../listing/listing.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load(asked: PageRequest) {
  const { rangeRoute = '' } = asked.params
  const range = orHome(await asked.api.range({ rangeRoute }))
  if (!range?.uuid) return { range: null, listing: null }
  return { range, listing: await loadListing(asked, { rangeUuid: range.uuid }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function RangePage({ loaderData: { range, listing } }: PageOf<typeof load>) {
  if (!range) return <RangeNotFound />
  const path = rangeAddress(range.routeName)
  return (
    <>
      <ListingHead
        {...chooseHead(range)}
        keywords={range.keywords}
        about={[range.name]}
        picture={range.banner}
        path={path}
        listing={listing}
      />
      <PageBanner title={range.name} description={range.description} picture={range.banner} />
      <div className="wrap mt-6">
        <PageTrail path={path} name={range.name} />
      </div>
      <Listing listing={listing} subtitle="products in" searchTitle={range.name} />
    </>
  )
}

function RangeNotFound() {
  return (
    <>
      <PageHead title="Range not found" />
      <PageBanner title="Range not found" />
      <p className="wrap mt-8">
        <a href="/" className="plain-link inline-block py-2">
          Go to the home page
        </a>
      </p>
    </>
  )
}
