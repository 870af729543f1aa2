import { inBrowser, onServer, orHome, type PageOf, type PageRequest } from '../../api.ts'
import { DescribedListing } from '../listing/described-listing.tsx'
import { loadListing } from '../listing/load-listing.ts'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load(asked: PageRequest) {
  const [info, listing] = await Promise.all([asked.api.clearanceInfo(), loadListing(asked, { onSaleOnly: true })])
  return { info: orHome(info), listing }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SpecialOffersPage({ loaderData }: PageOf<typeof load>) {
  return <DescribedListing path="/special-offers" name="Special Offers" {...loaderData} />
}
