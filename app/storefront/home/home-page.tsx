import { Suspense, use } from 'react'
import type { ClientLoaderFunctionArgs } from 'react-router'
import { inBrowser, onServer } from '../../api.ts'
import { PageHead } from '../layout/page-head.tsx'
import { realWait } from '../layout/real-wait.ts'
import { useSite } from '../layout/site.ts'
import { MissedPage } from '../missed-page/missed-page.tsx'
import { ShopFacts } from '../structured-data/shop-facts.tsx'
import { HomePlaceholders } from './home-placeholders.tsx'
import { HomeSections } from './home-sections.tsx'
import { type HomeView, loadHome } from './load-home.ts'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

type Late = { late: Promise<HomeView> }

export const loader = onServer(loadHome)

/** If the data takes noticeably long, the page opens with placeholders and shows its sections later. */
export async function clientLoader(visit: ClientLoaderFunctionArgs): Promise<HomeView | Late> {
  const view = inBrowser(loadHome)(visit)
  return Promise.race([view, realWait().then(() => ({ late: view }))])
}

export default function HomePage({ loaderData }: { loaderData: HomeView | Late }) {
  const { shop } = useSite().settings
  return (
    <>
      <PageHead
        title={shop.name}
        description={`Furniture and home furnishings at ${shop.name}${shop.town && `, ${shop.town}`}.`}
        path="/"
      />
      <ShopFacts />
      <h1 className="sr-only">{shop.name}</h1>
      <MissedPage />
      {'late' in loaderData ? (
        <Suspense fallback={<HomePlaceholders />}>
          <LateSections {...loaderData} />
        </Suspense>
      ) : (
        <HomeSections view={loaderData} />
      )}
    </>
  )
}

const LateSections = ({ late }: Late) => <HomeSections view={use(late)} />
