import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, type RouterContextProvider, ServerRouter } from 'react-router'
import { allowedHosts } from './allowed-hosts.ts'
import { reportContext } from './api.ts'
import { writePolicy } from './content-policy.ts'
import { setStartApart } from './late-start.ts'
import { type FoundData, foundContext, takeFound, writePageData } from './page-data.ts'
import { createPaper } from './paper.ts'
import { WholeResponse } from './whole-response.ts'

/** Pages are kept whole, so a page is written in one go: the fastest way, and its hashes can be taken. */
export default async function writeDocument(
  request: Request,
  status: number,
  headers: Headers,
  handed: EntryContext,
  visit: RouterContextProvider,
): Promise<Response> {
  const context = onlyMatched(withFound(handed, visit.get(foundContext)))
  const { loaderData, actionData, errors } = context.staticHandlerContext
  const page = renderToString(<ServerRouter context={context} url={request.url} />)
  letGo(context)
  const html = joinPage(writeBytes(`<!DOCTYPE html>${page}`), writePageData({ loaderData, actionData, errors }))
  headers.set('content-type', 'text/html; charset=utf-8')
  if (!import.meta.env.DEV) headers.set('content-security-policy', writePolicy(html, allowedHosts(loaderData)))
  return new WholeResponse(html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error)
}

function withFound(context: EntryContext, found: FoundData | null): EntryContext {
  const { staticHandlerContext } = context
  const loaderData = takeFound(found ?? new Map(), staticHandlerContext.loaderData)
  return { ...context, staticHandlerContext: { ...staticHandlerContext, loaderData } }
}

/**
 * The router that a page is rendered with has getters of its own, and thereby a shape of its own. Shapes live until the
 * collector's long round: with them would all that the page was made of, which brought that round on three times a second.
 */
function letGo({ staticHandlerContext }: EntryContext) {
  staticHandlerContext.loaderData = {}
}

/** Rendering prepares every route it is told of, page by page; it needs those of this page. */
function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  const url = ids.at(-2) === 'storefront' ? nameShopPages(manifest.url) : manifest.url
  return { ...context, manifest: { ...manifest, url, routes }, serverHandoffStream: undefined }
}

/** The shorter list that react-router.config.ts writes at the build; a preview is a page of the back office in it. */
const nameShopPages = (url: string) => (import.meta.env.DEV ? url : url.replace('/manifest-', '/shop-manifest-'))

/** Good until the next page is written. */
const writeBytes = createPaper()

/** In bytes: cut and joined as text, a long page would be copied more than once. */
function joinPage(page: Buffer, data: string): Buffer<ArrayBuffer> {
  const { seen, start } = import.meta.env.DEV ? { seen: [page], start: '' } : setStartApart(page)
  const last = seen.at(-1) ?? page
  const end = last.lastIndexOf('</body>')
  return Buffer.concat([...seen.slice(0, -1), last.subarray(0, end), Buffer.from(data + start), last.subarray(end)])
}
