import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, ServerRouter } from 'react-router'
import { allowedHosts } from './allowed-hosts.ts'
import { reportContext } from './api.ts'
import { writePolicy } from './content-policy.ts'

/** Pages are kept whole, so a page is written in one go: the fastest way, and its hashes can be taken. */
export default async function writeDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const data = await readData(context)
  const { page, scripts } = setScriptsApart(
    renderToString(<ServerRouter context={onlyMatched(context)} url={request.url} />),
  )
  const end = page.lastIndexOf('</body>')
  const html = Buffer.from(`<!DOCTYPE html>${page.slice(0, end)}${scripts}${writeData(data)}${page.slice(end)}`)
  headers.set('content-type', 'text/html; charset=utf-8')
  if (!import.meta.env.DEV) {
    headers.set('content-security-policy', writePolicy(html, allowedHosts(context.staticHandlerContext.loaderData)))
  }
  return new Response(html, { status, headers })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (!request.signal.aborted) context.get(reportContext)(error)
}

async function readData({ serverHandoffStream }: EntryContext): Promise<string> {
  const chunks: Uint8Array[] = []
  for await (const chunk of serverHandoffStream ?? []) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

/** Rendering prepares every route it is told of, page by page; it needs those of this page. */
function onlyMatched(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes }, serverHandoffStream: undefined }
}

/** A slow line brings one thing after another: what is seen comes first, so scripts are named at the end. */
function setScriptsApart(page: string): { page: string; scripts: string } {
  const head = page.indexOf('</head>')
  let scripts = ''
  const rest = page.slice(0, head).replaceAll(/<link rel="modulepreload"([^>]*)>/g, (_, facts: string) => {
    scripts += `<link rel="modulepreload" fetchpriority="low"${facts}>`
    return ''
  })
  return { page: rest + page.slice(head), scripts }
}

/** The page's data where React Router looks for it in the browser; `<` is escaped, so nothing can end the script. */
function writeData(data: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c')
  const stream = 'window.__reactRouterContext.streamController'
  return `<script>${stream}.enqueue(${text});${stream}.close()</script>`
}
