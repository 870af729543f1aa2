import * as build from 'virtual:react-router/server-build'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { type Api, apiContext } from '../app/api.ts'

export type Pages = { render: (request: Request, api: Api) => Promise<Response> }

/** Built together with everything in app/, so that both know one and the same context key. */
export function createPages(): Pages {
  const answer = createRequestHandler(build, import.meta.env.MODE)
  const render: Pages['render'] = (request, api) => {
    const context = new RouterContextProvider()
    context.set(apiContext, api)
    return answer(request, context)
  }
  return { render }
}
