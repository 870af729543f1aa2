import { renderToString } from 'react-dom/server'
import { createRequestHandler, type EntryContext, Scripts, type ServerBuild, ServerRouter } from 'react-router'

export const dataChange =
  'React Router no longer hands a page its data by window.__reactRouterContext.streamController; it streams the data itself.'

/** Renders a page that consists of scripts alone, to check whether a page's data can bypass React Router's stream. */
export async function canBypassStream(build: ServerBuild, mode: string): Promise<boolean> {
  const { root } = build.routes
  if (!root) return false
  const routes = { root: { id: root.id, path: root.path, module: { default: Scripts } } }
  const assets = { ...build.assets, routes: { root: build.assets.routes.root } }
  const answer = createRequestHandler({ ...build, routes, assets, entry: { module: entry } }, mode)
  const response = await answer(new Request('http://localhost/'))
  return response.ok && readsFromController(await response.text())
}

/** Whether the page opens a stream that a script can fill, and does not fill it itself. */
export function readsFromController(page: string): boolean {
  const context = /window\.__reactRouterContext = \{.*?\};/.test(page)
  const waits = /window\.__reactRouterContext\.stream = new ReadableStream\(/.test(page)
  const isOpen = /window\.__reactRouterContext\.streamController = controller;/.test(page)
  return context && waits && isOpen && !page.includes('streamController.enqueue(')
}

const entry: ServerBuild['entry']['module'] = {
  default: (request, _status, headers, context) =>
    context.serverHandoffStream
      ? new Response(renderToString(<ServerRouter context={withoutStream(context)} url={request.url} />), { headers })
      : new Response(null, { status: 501 }),
  // Suppresses the error, because the caller logs the change in React Router that causes it.
  handleError: () => {},
  streamTimeout: undefined,
}

export const withoutStream = (context: EntryContext): EntryContext => ({ ...context, serverHandoffStream: undefined })
