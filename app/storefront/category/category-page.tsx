import { categoryAddress } from '../../../contract/addresses.ts'
import { chooseHead } from '../../../contract/head-texts.ts'
import { inBrowser, isMissing, onServer, orHome, orMissing, type PageOf, type PageRequest } from '../../api.ts'
import { LoadFailure } from '../layout/load-failure.tsx'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { categoryTrail } from '../structured-data/trail.ts'
import { ExtraInfo } from './extra-info.tsx'
import { SubCategoryGrid } from './sub-category-grid.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load({ api, params: { categoryRoute = '' } }: PageRequest) {
  const [info, subCategories] = await Promise.all([
    api.categoryInfo({ categoryRoute }),
    orMissing(api.subCategories({ categoryRoute })),
  ])
  return { info: orHome(info), subCategories }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CategoryPage({ loaderData: { info, subCategories } }: PageOf<typeof load>) {
  const path = categoryAddress(info.routeName)
  return (
    <>
      <PageHead
        {...chooseHead(info)}
        keywords={info.keywords}
        about={[info.name, ...(isMissing(subCategories) ? [] : subCategories.map(({ name }) => name))]}
        picture={info.banner}
        path={path}
      />
      <PageBanner title={info.name} description={info.description} picture={info.banner} />
      <ExtraInfo html={info.extraInfoHtml} />
      <div className="wrap mt-6">
        <PageTrail crumbs={categoryTrail(info.name, info.routeName)} />
      </div>
      {isMissing(subCategories) ? (
        <LoadFailure {...subCategories} className="wrap" />
      ) : (
        <SubCategoryGrid categoryRoute={info.routeName} subCategories={subCategories} />
      )}
    </>
  )
}
