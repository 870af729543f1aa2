import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Readable } from 'node:stream'

/** A request in progress, with the id that the log uses. */
export type RequestContext = {
  req: IncomingMessage
  res: ServerResponse
  id: string
  /** A chunked body, merged into larger pieces. */
  sent?: Readable
  /** Set if the request was refused before it reached the shop. */
  isRefused?: boolean
}

const sane = /^[\w.:-]{8,128}$/

/** Uses the request id of a proxy, if proxies are trusted. */
export function createRequestIds(trustedProxies: number): (req: IncomingMessage) => string {
  const ours = randomBytes(6).toString('base64url')
  let count = 0
  return (req) => {
    const given = trustedProxies > 0 ? req.headers['x-request-id'] : undefined
    return typeof given === 'string' && sane.test(given) ? given : `${ours}-${(++count).toString(36)}`
  }
}
