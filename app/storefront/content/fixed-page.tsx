import { inBrowser, onServer, orHome, type PageOf, type PageRequest } from '../../api.ts'
import { PageBody } from './page-body.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

/** Such a page's address is its id. */
async function load({ api, url }: PageRequest) {
  return orHome(await api.page({ pageId: url.pathname.replaceAll('/', '').toLowerCase() }))
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function FixedPage({ loaderData }: PageOf<typeof load>) {
  return <PageBody page={loaderData} />
}
