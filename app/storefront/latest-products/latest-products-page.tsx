import { inBrowser, onServer, orHome, type PageOf, type Visit } from '../../api.ts'
import { DescribedListing } from '../listing/described-listing.tsx'
import { loadListing } from '../listing/load-listing.ts'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load(visit: Visit) {
  const [info, listing] = await Promise.all([
    visit.api.latestProductsInfo(),
    loadListing(visit, { newProductsOnly: true }),
  ])
  return { info: orHome(info), listing }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function LatestProductsPage({ loaderData }: PageOf<typeof load>) {
  return <DescribedListing path="/latest-products" name="Latest Products" {...loaderData} />
}
