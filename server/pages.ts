import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Api, apiContext, reportContext } from '../app/api.ts'
import { foundContext } from '../app/page-data.ts'

type Options = {
  /** Told when something broke while a page was made; the visitor is shown the error page. */
  report?: (error: unknown) => void
}
export type Pages = { render: (request: Request, api: Api, options?: Options) => Promise<Response> }

/** Built together with everything in app/, so that both know one and the same context key. */
export function createPages(): Pages {
  const answerStaff = createRequestHandler(build, import.meta.env.MODE)
  const answerShopper = createRequestHandler({ ...build, routes: listShopRoutes() }, import.meta.env.MODE)
  const render: Pages['render'] = (request, api, { report } = {}) => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    if (report) context.set(reportContext, report)
    const url = new URL(request.url)
    const ofStaff = url.pathname.startsWith('/admin')
    if (!ofStaff || !isForData(url)) context.set(foundContext, new Map())
    return ofStaff ? answerStaff(request, context) : answerShopper(asPage(request, url), context)
  }
  return { render }
}

const isForData = ({ pathname }: URL) => pathname.endsWith('.data')

/** What a shopper asks for is always a page, whatever its name ends with: a search for `oak.data` is one for these words. */
function asPage(request: Request, url: URL): Request {
  if (!isForData(url)) return request
  url.pathname = url.pathname.replace(/\.data$/, '%2Edata')
  return new Request(url, request)
}

/** Every request is compared with the address of each page: a shopper's need not be with those of the back office. */
function listShopRoutes(): typeof build.routes {
  const { routes } = build
  const ofTheDesk = (id: string | undefined): boolean =>
    id !== undefined && (routes[id]?.path?.startsWith('admin') || ofTheDesk(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !ofTheDesk(id)))
}
