import { rangeAddress } from '../../../contract/addresses.ts'
import { inBrowser, onServer, orHome, type PageOf, type Visit } from '../../api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PageBanner } from '../layout/page-banner.tsx'
import { Listing } from '../listing/listing.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { loadListing } from '../listing/load-listing.ts'

async function load(visit: Visit) {
  const { rangeRoute = '' } = visit.params
  const range = orHome(await visit.api.range({ rangeRoute }))
  if (!range?.uuid) return { range: null, listing: null }
  return { range, listing: await loadListing(visit, { rangeUuid: range.uuid }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function RangePage({ loaderData: { range, listing } }: PageOf<typeof load>) {
  if (!range) return <PageBanner title="Range not found" />
  const path = rangeAddress(range.routeName)
  return (
    <>
      <ListingHead
        title={range.pageTitle || range.name}
        description={range.metaDescription || range.description}
        keywords={range.keywords}
        path={path}
        listing={listing}
      />
      <PageBanner title={range.name} description={range.description} picture={range.banner} />
      <div className="wrap mt-6">
        <Breadcrumbs crumbs={[{ name: range.name, path }]} />
      </div>
      <Listing listing={listing} searchTitle={range.name} />
    </>
  )
}
