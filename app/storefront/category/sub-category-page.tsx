import { subCategoryAddress } from '../../../contract/addresses.ts'
import { chooseHead, nameSubCategory } from '../../../contract/head-texts.ts'
import { goTo, inBrowser, onServer, orHome, type PageOf, type PageRequest } from '../../api.ts'
import { PageBanner } from '../layout/page-banner.tsx'
import { Listing } from '../listing/listing.tsx'
import { ListingHead } from '../listing/listing-head.tsx'
import { loadListing } from '../listing/load-listing.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { subCategoryTrail } from '../structured-data/trail.ts'
import { ExtraInfo } from './extra-info.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load(asked: PageRequest) {
  const { categoryRoute, subCategoryRoute = '' } = asked.params
  const info = orHome(await asked.api.subCategoryInfo({ subCategoryRoute }))
  if (info.catRoute !== categoryRoute) {
    throw goTo(subCategoryAddress(info.catRoute, info.routeName) + asked.url.search, 301)
  }
  const { categoryId, subCategoryUuid } = info
  return { info, listing: await loadListing(asked, { categoryId, subCategoryUuid }) }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function SubCategoryPage({ loaderData: { info, listing } }: PageOf<typeof load>) {
  const path = subCategoryAddress(info.catRoute, info.routeName)
  const { name, catName, catRoute, routeName } = info
  const crumbs = subCategoryTrail({ category: catName, catRoute, subCategory: name, subCatRoute: routeName })
  return (
    <>
      <ListingHead
        {...chooseHead({ ...info, name: nameSubCategory(name, catName) })}
        keywords={info.keywords}
        about={[info.name, info.catName]}
        picture={info.banner}
        path={path}
        listing={listing}
      />
      <PageBanner title={info.name} description={info.description} picture={info.banner} />
      <ExtraInfo html={info.extraInfoHtml} />
      <div className="wrap mt-6">
        <PageTrail crumbs={crumbs} />
      </div>
      <Listing listing={listing} searchTitle={info.name} />
    </>
  )
}
