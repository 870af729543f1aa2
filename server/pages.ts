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
  const answer = createRequestHandler(build, import.meta.env.MODE)
  const render: Pages['render'] = (request, api, { report } = {}) => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    if (report) context.set(reportContext, report)
    if (!new URL(request.url).pathname.endsWith('.data')) context.set(foundContext, new Map())
    return answer(request, context)
  }
  return { render }
}
