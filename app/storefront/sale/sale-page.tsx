import { saleAddress } from '../../../contract/addresses.ts'
import { formatWeekday } from '../../../contract/dates/london.ts'
import { chooseHead } from '../../../contract/head-texts.ts'
import { inBrowser, onServer, orHome, type PageOf, type PageRequest } from '../../api.ts'
import { PageBanner } from '../layout/page-banner.tsx'
import { Listing } from '../listing/listing.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load(asked: PageRequest) {
  const { saleRoute = '' } = asked.params
  const sale = orHome(await asked.api.sale({ saleRoute }))
  return { sale, listing: await loadListing(asked, { saleUuid: sale.uuid }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** The products of a sale, while it runs. */
export default function SalePage({ loaderData: { sale, listing } }: PageOf<typeof load>) {
  const path = saleAddress(sale.routeName)
  return (
    <>
      <ListingHead {...chooseHead(sale)} keywords={sale.keywords} about={[sale.name]} path={path} listing={listing} />
      <PageBanner title={sale.name} description={sale.description} />
      <div className="wrap mt-6">
        <PageTrail path={path} name={sale.name} />
        <p className="mt-4 font-semibold text-sale">Ends on {formatWeekday(sale.endsAt)}</p>
      </div>
      <Listing listing={listing} subtitle="products in" searchTitle={sale.name} />
    </>
  )
}
