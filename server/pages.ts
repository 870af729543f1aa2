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
    const { pathname } = new URL(request.url)
    if (!pathname.endsWith('.data')) context.set(foundContext, new Map())
    return pathname.startsWith('/admin') ? answerStaff(request, context) : answerShopper(request, context)
  }
  return { render }
}

/** Every request is compared with the address of each page: a shopper's need not be with those of the back office. */
function listShopRoutes(): typeof build.routes {
  const { routes } = build
  const ofTheDesk = (id: string | undefined): boolean =>
    id !== undefined && (routes[id]?.path?.startsWith('admin') || ofTheDesk(routes[id]?.parentId))
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !ofTheDesk(id)))
}
