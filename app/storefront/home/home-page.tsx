import { Suspense } from 'react'
import { Await, type ClientLoaderFunctionArgs } from 'react-router'
import { inBrowser, onServer, orElse, type Visit } from '../../api.ts'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/site.ts'
import { viewCard } from '../product-card/card-view.ts'
import { HomePlaceholders } from './home-placeholders.tsx'
import { HomeSections } from './home-sections.tsx'
import { asList } from './slide-rules.ts'

async function load({ api }: Visit) {
  const [slides, ranges, sections] = await Promise.all([
    orElse(api.carousel(), undefined),
    orElse(api.homeRanges(), undefined),
    orElse(api.homeSections(), undefined),
  ])
  const row = (key: keyof NonNullable<typeof sections>) => asList(sections?.[key]).map(viewCard)
  const rows = {
    offers: row('offers'),
    newIn: row('newIn'),
    sofas: row('sofas'),
    curtains: row('curtains'),
    beds: row('beds'),
  }
  return { slides: asList(slides), ranges: asList(ranges), rows }
}
export type HomeView = Awaited<ReturnType<typeof load>>
type Late = { late: Promise<HomeView> }

export const loader = onServer(load)

/** A wait that is long enough to be noticed is spent on the page itself, in front of what stands for its sections. */
export async function clientLoader(visit: ClientLoaderFunctionArgs): Promise<HomeView | Late> {
  const view = inBrowser(load)(visit)
  const patience = new Promise<Late>((resolve) => setTimeout(() => resolve({ late: view }), 300))
  return Promise.race([view, patience])
}

export default function HomePage({ loaderData }: { loaderData: HomeView | Late }) {
  const { shop } = useSite().settings
  return (
    <>
      <PageHead
        title={shop.name}
        description={`Furniture and home furnishings at ${shop.name}, ${shop.town}.`}
        path="/"
      />
      <h1 className="sr-only">{shop.name}</h1>
      {'late' in loaderData ? (
        <Suspense fallback={<HomePlaceholders />}>
          <Await resolve={loaderData.late}>{(view) => <HomeSections view={view} />}</Await>
        </Suspense>
      ) : (
        <HomeSections view={loaderData} />
      )}
    </>
  )
}
