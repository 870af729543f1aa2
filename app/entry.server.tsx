import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from 'react-router'
import { secretPages } from '../contract/secret-pages.ts'
import { allowedHosts } from './allowed-hosts.ts'
import { reportContext } from './api.ts'
import { writePolicy } from './content-policy.ts'
import { findPowers } from './page-powers.ts'
import { renderDocument } from './router/document.tsx'
import { pageDataContext } from './router/page-data.ts'
import { warnContext } from './router/warnings.ts'
import { WholeResponse } from './whole-response.ts'

export default async function writeDocument(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  visit: RouterContextProvider,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const { html, madeOf, styles, loaderData } = await renderDocument({
    context,
    url: request.url,
    stored: visit.get(pageDataContext),
    isPublic: !import.meta.env.DEV && !ownPages.test(pathname),
    defersStart: !import.meta.env.DEV,
    warn: visit.get(warnContext),
  })
  headers.set('content-type', 'text/html; charset=utf-8')
  const { permissions, scripts: powers, frames } = findPowers(pathname)
  if (permissions) headers.set('permissions-policy', permissions)
  if (!import.meta.env.DEV) {
    const hosts = allowedHosts(loaderData)
    const allowed = { ...hosts, frames: [...frames, ...hosts.frames] }
    const policy = writePolicy(html, allowed, { powers, styles, madeOf })
    headers.set('content-security-policy', policy)
  }
  return new WholeResponse(html, { status, headers })
}

/** Pages that are rendered for each request and not cached: those of staff, of secret links and of submitted forms. */
const ownPages = new RegExp(`^/(?:admin|${secretPages})(?:/|$)`, 'i')

/** An address that no route matches, such as one that contains a line end, is not a bug of ours. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isFromAddress = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isFromAddress) context.get(reportContext)(error)
}
