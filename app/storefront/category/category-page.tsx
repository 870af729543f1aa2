import { useNavigation } from 'react-router'
import { categoryAddress } from '../../../contract/addresses.ts'
import { inBrowser, onServer, orElse, orHome, type PageOf, type Visit } from '../../api.ts'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { useRealWait } from '../layout/real-wait.ts'
import { PageTrail } from '../structured-data/page-trail.tsx'
import { categoryTrail } from '../structured-data/trail.ts'
import { ExtraInfo } from './extra-info.tsx'
import { SubCategoryGrid } from './sub-category-grid.tsx'
import { SubCategoryPlaceholders } from './sub-category-placeholders.tsx'

async function load({ api, params: { categoryRoute = '' } }: Visit) {
  const [info, subCategories] = await Promise.all([
    api.categoryInfo({ categoryRoute }),
    orElse(api.subCategories({ categoryRoute }), []),
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
        title={info.pageTitle || info.name}
        description={info.metaDescription || info.description}
        keywords={info.keywords}
        about={[info.name, ...subCategories.map(({ name }) => name)]}
        picture={info.banner}
        path={path}
      />
      <PageBanner title={info.name} description={info.description} picture={info.banner} />
      <ExtraInfo html={info.extraInfoHtml} />
      <div className="wrap mt-6">
        <PageTrail crumbs={categoryTrail(info.name, info.routeName)} />
      </div>
      {useCategoryWait() ? (
        <SubCategoryPlaceholders />
      ) : (
        <SubCategoryGrid categoryRoute={info.routeName} subCategories={subCategories} />
      )}
    </>
  )
}

/** True while the next category is slow to come. */
function useCategoryWait(): boolean {
  const { location } = useNavigation()
  return useRealWait(/^\/store\/[^/]+$/.test(location?.pathname ?? ''))
}
