import { goTo, inBrowser, onServer, orHome, type PageOf, type PageRequest } from '../../api.ts'
import { PageBody } from './page-body.tsx'

export { PageFailure as ErrorBoundary } from '../layout/page-failure.tsx'

async function load({ api, params: { pageId = '' } }: PageRequest) {
  const page = orHome(await api.page({ pageId }))
  if (!page.visible) throw goTo('/')
  return page
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export default function CustomPage({ loaderData }: PageOf<typeof load>) {
  return <PageBody page={loaderData} />
}
