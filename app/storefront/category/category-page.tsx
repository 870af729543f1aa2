import { categoryAddress } from '../../../contract/addresses.ts'
import { inBrowser, onServer, orElse, orHome, type PageOf, type Visit } from '../../api.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { PageBanner } from '../layout/page-banner.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { ExtraInfo } from './extra-info.tsx'
import { SubCategoryGrid } from './sub-category-grid.tsx'

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
        path={path}
      />
      <PageBanner title={info.name} description={info.description} picture={info.banner} />
      <ExtraInfo html={info.extraInfoHtml} />
      <div className="wrap mt-6">
        <Breadcrumbs crumbs={[{ name: info.name, path }]} />
      </div>
      <SubCategoryGrid categoryRoute={info.routeName} subCategories={subCategories} />
    </>
  )
}
