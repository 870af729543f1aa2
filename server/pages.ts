import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Api, apiContext, reportContext } from '../app/api.ts'
import { askForPage, isForData } from '../app/router/data-address.ts'
import { canBypassStream, dataChange } from '../app/router/data-stream-check.tsx'
import { pageDataContext } from '../app/router/page-data.ts'
import { chooseShopManifest } from '../app/router/shop-manifest.ts'
import { listShopRoutes } from '../app/router/shop-routes.ts'
import { createWarnings, type Warn, warnContext } from '../app/router/warnings.ts'

type Options = {
  /** Called when rendering failed; the visitor is shown the error page. */
  report?: (error: unknown) => void
  /** Called once for each behaviour of React Router that app/router relies on and that an update has changed. */
  warn?: Warn
}
export type Pages = { render: (request: Request, api: Api, options?: Options) => Promise<Response> }

/** Built together with app/, so that both use the same context key. */
export function createPages(hasAsset?: (address: string) => boolean): Pages {
  const changes: string[] = []
  const note = (change: string) => changes.push(change)
  const assets = hasAsset ? chooseShopManifest(build.assets, hasAsset, note) : build.assets
  const shop = { ...build, assets, routes: listShopRoutes(build.routes, note) }
  const answerStaff = createRequestHandler(build, import.meta.env.MODE)
  const answerShopper = createRequestHandler(shop, import.meta.env.MODE)
  const mayBypass = canBypassStream(build, import.meta.env.MODE)
  const warnOnce = createWarnings()
  const render: Pages['render'] = async (request, api, { report, warn = console.warn } = {}) => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    context.set(warnContext, (change) => warnOnce(change, warn))
    if (report) context.set(reportContext, report)
    const { pathname } = new URL(request.url)
    const isForStaff = pathname.startsWith('/admin')
    const bypasses = await mayBypass
    if (bypasses && !(isForStaff && isForData(pathname))) context.set(pageDataContext, new Map())
    for (const change of bypasses ? changes : [...changes, dataChange]) warnOnce(change, warn)
    return isForStaff ? answerStaff(request, context) : answerShopper(askForPage(request), context)
  }
  return { render }
}
