import { brandAddress, scopedBrandAddress } from '../../../contract/addresses.ts'
import { chooseHead } from '../../../contract/head-texts.ts'
import { inBrowser, onServer, orHome, type PageOf, type PageRequest } from '../../api.ts'
import { Listing } from '../listing/listing.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { loadScope } from '../listing/load-scope.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { BrandBanner } from './brand-banner.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load(asked: PageRequest) {
  const { brandUuid = '', categoryRoute, subCategoryRoute } = asked.params
  const [answer, scope] = await Promise.all([asked.api.brand({ brandUuid }), loadScope(asked)])
  const brand = orHome(answer)
  const path =
    categoryRoute && subCategoryRoute
      ? scopedBrandAddress(categoryRoute, subCategoryRoute, brand.uuid, brand.name)
      : brandAddress(brand.uuid, brand.name)
  return { brand, path, listing: await loadListing(asked, { brandUuid: brand.uuid, ...scope }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function BrandPage({ loaderData: { brand, path, listing } }: PageOf<typeof load>) {
  return (
    <>
      <ListingHead
        {...chooseHead(brand)}
        keywords={brand.keywords}
        about={[brand.name]}
        path={path}
        listing={listing}
      />
      <BrandBanner brand={brand} />
      <div className="wrap mt-6">
        <PageTrail path={path} name={brand.name} />
      </div>
      <Listing listing={listing} subtitle="products by" searchTitle={brand.name} />
    </>
  )
}
