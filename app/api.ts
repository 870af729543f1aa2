import {
  type ClientLoaderFunctionArgs,
  createContext,
  type LoaderFunctionArgs,
  type Params,
  redirect,
} from 'react-router'
import { type Calls, calls } from '../contract/calls.ts'
import { type Client, createClient, Unauthorised } from '../contract/client.ts'
import { type Failure, failed } from '../contract/errors.ts'
import { type PageQuery, readQuery } from '../contract/page-queries.ts'
import { FailedCall } from './failed-call.ts'
import { asUnauthorised, leavePage } from './leave-page.ts'
import { askRedirect } from './moved-address.ts'
import { limitTime, NoConnection, pageTimeoutMs, sendFromBrowser } from './no-connection.ts'
import { redirectAnywhere, redirectFrom } from './redirect-from.ts'
import { keepData, pageDataContext } from './router/page-data.ts'

export type Api = Client<Calls>
export type PageRequest = {
  api: Api
  params: Params
  /** The complete query, for redirects that pass it on; a page reads its own from `query`. */
  url: Pick<URL, 'pathname' | 'search'>
  query: PageQuery
}
type Load<Data> = (asked: PageRequest) => Promise<Data>

/** The data that a page's `load` returned. */
export type PageOf<L extends Load<unknown>> = { loaderData: Awaited<ReturnType<L>> }

/** The router context that holds the API of the current request; server/pages.ts sets it. */
export const apiContext = /* @__PURE__ */ createContext<Api>()

/** Receives the error of a page that fails during rendering. */
export const reportContext = /* @__PURE__ */ createContext<(error: unknown) => void>(console.error)

export const browserApi = (signal?: AbortSignal): Api => createClient(calls, sendFromBrowser, signal)

/** A page declares its data once, as `load`; these two functions turn that into React Router's loaders. */
export const onServer =
  <Data>(load: Load<Data>) =>
  async ({ context, params, pattern, request }: LoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    const loading = load({ api: context.get(apiContext), params, ...readAddress(pattern, url) })
    const data = await loading.catch((thrown: unknown) => {
      throw leavePage(thrown, url)
    })
    return keepData(context.get(pageDataContext), data)
  }

type Kind = {
  /** For the route of unknown addresses, whose loader only finds out whether the address has moved. */
  isNowhere?: boolean
}

export const inBrowser =
  <Data>(load: Load<Data>, { isNowhere = false }: Kind = {}) =>
  async ({ params, pattern, request }: ClientLoaderFunctionArgs): Promise<Data> => {
    const url = new URL(request.url)
    const calls = new AbortController()
    request.signal.addEventListener('abort', () => calls.abort())
    limitTime(pageTimeoutMs, (reason) => calls.abort(reason))
    const api = browserApi(calls.signal)
    const loading = load({ api, params, ...readAddress(pattern, url) })
    // Marks a rejection as handled: it is thrown below, once it is known whether the address has moved.
    loading.catch(() => {})
    const { to, unknown } = await askRedirect(api, url)
    if (to !== null) {
      calls.abort()
      throw redirectAnywhere(url, to)
    }
    if (isNowhere && unknown !== undefined) throw asUnauthorised(unknown)
    return loading.catch((thrown: unknown) => {
      const left = leavePage(thrown, url, unknown)
      const address = left instanceof Response ? left.headers.get('location') : null
      throw address === null ? left : redirectFrom(url, address)
    })
  }

/**
 * The browser reads the whole query. The server caches pages by query, so a page or its preview gets only the
 * parameters that it declares.
 */
const readAddress = (pattern: string, url: URL): Pick<PageRequest, 'url' | 'query'> => ({
  url,
  query: import.meta.env.SSR
    ? readQuery(pattern.replace(/^\/?(?:admin\/preview)?\/?/, '/'), url.search)
    : url.searchParams,
})

/** Redirects the visitor. */
export const goTo = (path: string, status = 302): Response => redirect(path, status)

/** Returns the answer that a page is about. If it is missing, the page does not exist, and the visitor goes home. */
export function orHome<Answer>(answer: Answer | Failure): Answer {
  if (!failed(answer)) return answer
  reportFailure(answer)
  throw new FailedCall(answer)
}

/** Returns an answer that a page can do without: a failure is logged, and an empty value replaces it. */
export async function orElse<Answer, Instead>(
  asked: Promise<Answer | Failure>,
  instead: Instead,
): Promise<Answer | Instead> {
  try {
    const answer = await asked
    if (!failed(answer)) return answer
    reportFailure(answer)
  } catch (error) {
    if (!(error instanceof Unauthorised)) throw error
    console.error(error)
  }
  return instead
}

/** Why a part of a page has nothing to show. */
export type Missing = { missing: 'no connection' | 'no access' | 'failure' }

export const isMissing = (answer: unknown): answer is Missing => 'missing' in Object(answer)

/** Returns an answer for a part of a page, or why it is missing: the page then shows the reason and a retry button there. */
export async function orMissing<Answer>(asked: Promise<Answer | Failure>): Promise<Answer | Missing> {
  try {
    const answer = await asked
    if (!failed(answer)) return answer
    reportFailure(answer)
    return { missing: 'failure' }
  } catch (error) {
    const missing = nameRejection(error)
    if (!missing) throw error
    console.error(error)
    return { missing }
  }
}

function nameRejection(error: unknown): Missing['missing'] | undefined {
  if (error instanceof NoConnection) return 'no connection'
  return error instanceof Unauthorised ? 'no access' : undefined
}

/** Logs in the browser's console only: on the server, anybody could flood the log with unknown addresses. */
function reportFailure({ problem }: Failure): void {
  if (!import.meta.env.SSR) console.error(problem.reason)
}
