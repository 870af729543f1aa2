import { propertyAddress, scopedPropertyAddress } from '../../../contract/addresses.ts'
import { inBrowser, onServer, orHome, type PageOf, type PageRequest } from '../../api.ts'
import { PageBanner } from '../layout/page-banner.tsx'
import { Listing } from '../listing/listing.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { loadScope } from '../listing/load-scope.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load(asked: PageRequest) {
  const { propertyId = '', categoryRoute, subCategoryRoute } = asked.params
  const [answer, scope] = await Promise.all([asked.api.propertyValue({ propertyId }), loadScope(asked)])
  const property = orHome(answer)
  const path =
    categoryRoute && subCategoryRoute
      ? scopedPropertyAddress(categoryRoute, subCategoryRoute, property.value, property.name)
      : propertyAddress(property.value, property.name)
  return { property, path, listing: await loadListing(asked, { properties: [property.value], ...scope }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function PropertyPage({ loaderData: { property, path, listing } }: PageOf<typeof load>) {
  const { name, property: kind } = property
  return (
    <>
      <ListingHead title={`${kind.name}: ${name}`} about={[name, kind.name]} path={path} listing={listing} />
      <PageBanner title={name} description={kind.name} />
      <div className="wrap mt-6">
        <PageTrail path={path} name={name} />
      </div>
      <Listing listing={listing} subtitle="products listed under" searchTitle={name} />
    </>
  )
}
