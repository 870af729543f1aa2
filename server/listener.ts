import type { IncomingMessage, RequestListener } from 'node:http'
import { getRequestListener, RequestError } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import { followRequest } from './platform/http/access-log.ts'
import { findAddress } from './platform/http/client-address.ts'
import { mergePieces } from './platform/http/merge-pieces.ts'
import { failed, malformed, refuse } from './platform/http/refusal.ts'
import { createRequestIds, type RequestContext } from './platform/http/request-context.ts'
import { namesOneHost, readTarget } from './platform/http/request-target.ts'
import { listSecurityHeaders } from './platform/http/security-headers.ts'
import { sendAnswer, sendReadyAnswer } from './platform/http/send-answer.ts'
import { sendResponse } from './platform/http/send-response.ts'
import { createCloser } from './platform/http/unread-body.ts'
import type { Logger } from './platform/log.ts'
import { Problem } from './platform/problem.ts'
import type { ResponseCache } from './platform/response-cache/cache.ts'
import { dropTracking } from './platform/response-cache/cache-key.ts'
import type { Asker } from './serve.ts'

type Options = {
  cache: ResponseCache
  fetch(request: Request, asker: Asker): Promise<Response> | Response
  /** Whether the answer may depend on the client, or is not worth caching: such a request bypasses the cache. */
  isPrivate(req: IncomingMessage): boolean
  /** The cache key: all parts of an address that the answer depends on. Advertisers' parameters never count. */
  nameAnswer?(target: string): string
  /** Called after each public page or answer with status 200 is sent. */
  onShown?(req: IncomingMessage): void
  /** Called after each public answer, with its time. */
  onAnswered?(url: string, ms: number, fromMemory: boolean): void
  log: Logger
  /** The number of trusted proxies in front of the shop. */
  trustProxy: number
  publicUrl: string
  /** Whether browsers must use https for all subdomains as well. */
  hstsSubdomains?: boolean
}

export function createListener(options: Options): RequestListener {
  const { cache, log, nameAnswer = dropTracking } = options
  const nameRequest = createRequestIds(options.trustProxy)
  const closeUnread = createCloser()
  const securityHeaders = listSecurityHeaders(options.publicUrl, options.hstsSubdomains)
  return (req, res) => {
    const begun = performance.now()
    const context: RequestContext = { req, res, id: nameRequest(req) }
    if (req.headers['transfer-encoding'] !== undefined) context.sent = mergePieces(req)
    closeUnread(context)
    try {
      const key = isPublic(req, options) ? nameAnswer(req.url ?? '') : undefined
      const remembered = key === undefined ? undefined : cache.find(key)
      if (key !== undefined && remembered && sendReadyAnswer(context, remembered)) {
        cache.noteSent(key, remembered)
        if (req.method === 'GET') options.onShown?.(req)
        options.onAnswered?.(key, performance.now() - begun, true)
        if (log.isLevelEnabled('debug')) followRequest(context, log)
        return
      }
    } catch (err) {
      return answerError(context, err, log)
    }
    followRequest(context, log)
    followAnswer(context, begun, options)
    for (const [name, value] of securityHeaders) res.setHeader(name, value)
    res.setHeader('x-request-id', context.id)
    askShop(context, options, securityHeaders).catch((err) => answerError(context, err, log))
  }
}

function followAnswer({ req, res }: RequestContext, begun: number, options: Options): void {
  const { onAnswered } = options
  if (!onAnswered || !isPublic(req, options)) return
  const url = req.url ?? ''
  res.once('close', () => res.writableFinished && onAnswered(url, performance.now() - begun, false))
}

function isPublic(req: IncomingMessage, { isPrivate }: Options): boolean {
  if (req.method !== 'GET' && req.method !== 'HEAD') return false
  return req.headers.authorization === undefined && namesOneHost(req) && !isPrivate(req)
}

async function askShop(context: RequestContext, options: Options, securityHeaders: [string, string][]): Promise<void> {
  const { cache, fetch, nameAnswer = dropTracking } = options
  if (!namesOneHost(context.req)) throw malformed()
  context.req.url = readTarget(context.req.url ?? '')
  if (!isPublic(context.req, options)) return dispatch(context, options, fetch)
  const key = nameAnswer(context.req.url)
  const whole = dropTracking(context.req.url)
  const obtain = (address: string) =>
    cache.obtain(address, () => makeForAll(address, context.id, options), securityHeaders)
  const kept = await obtain(key)
  // A redirect is never cached, and is computed again with all parameters: it may pass on some that its own page does not read.
  const outcome = kept.status >= 300 && kept.status < 400 && whole !== key ? await obtain(whole) : kept
  if (!('forms' in outcome)) return dispatch(context, options, () => outcome)
  await sendAnswer(context, outcome, (answer, encoding) => cache.encode(key, answer, encoding))
  cache.noteSent(key, outcome)
  if (outcome.status === 200 && context.req.method === 'GET') options.onShown?.(context.req)
}

/** Renders an answer into the cache before anybody requests it. */
export const obtainAhead = (options: Options) => {
  const securityHeaders = listSecurityHeaders(options.publicUrl, options.hstsSubdomains)
  return (key: string) => options.cache.obtain(key, () => makeForAll(key, 'ahead', options), securityHeaders)
}

/** Renders an answer for the cache, from the address of the request alone. */
async function makeForAll(address: string, id: string, { fetch, log, publicUrl }: Options): Promise<Response> {
  try {
    return await fetch(new Request(publicUrl + address), { address: '', requestId: id })
  } catch (err) {
    if (err instanceof Problem) throw err
    // Logged once here, because many requests may wait for the same page.
    log.error({ err, id }, 'a page could not be rendered')
    throw failed()
  }
}

function dispatch(context: RequestContext, options: Options, fetch: Options['fetch']): Promise<void> {
  const { req, res, id } = context
  const forwardedFor = String(req.headers['x-forwarded-for'] ?? '')
  const asker = {
    address: findAddress(req.socket.remoteAddress, forwardedFor, options.trustProxy),
    requestId: id,
    incoming: context.sent ?? req,
  }
  const answer = async (request: Request) => {
    await sendResponse(res, await fetch(request, asker), req.headers['accept-encoding'])
    return RESPONSE_ALREADY_SENT
  }
  const errorHandler = (err: unknown) => answerError(context, err, options.log)
  const hostname = new URL(options.publicUrl).host
  return getRequestListener(answer, {
    errorHandler,
    hostname,
    overrideGlobalObjects: false,
    autoCleanupIncoming: false,
  })(req, res)
}

function answerError(context: RequestContext, err: unknown, log: Logger): void {
  const { req, res, id } = context
  // A client that has disconnected needs no answer, and the resulting abort is no fault.
  if (res.destroyed) return
  const problem = err instanceof RequestError ? malformed() : err instanceof Problem ? err : failed()
  if (problem.status >= 500 && problem !== err) log.error({ err, id }, 'a request could not be answered')
  context.isRefused = problem.status < 500
  refuse(req, res, problem)
}
