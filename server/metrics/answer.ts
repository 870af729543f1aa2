import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from '../platform/log.ts'

type Options = { write(): Promise<string>; type: string; token: string | undefined; log: Logger }

export const asksForMetrics = ({ method, url }: IncomingMessage) =>
  method === 'GET' && url?.split('?')[0] === '/metrics'

/** Answers requests for metrics: those with the token, or all if no token is set. */
export function answerMetrics({ write, type, token, log }: Options): RequestListener {
  return (req, res) => {
    if (token !== undefined && !isToken(req.headers.authorization, token)) {
      return send(res, 401, 'text/plain', 'A bearer token is needed.\n', { 'www-authenticate': 'Bearer' })
    }
    write().then(
      (text) => send(res, 200, type, text),
      (err) => {
        log.error({ err }, 'the metrics could not be written')
        send(res, 500, 'text/plain', 'The metrics could not be written.\n')
      },
    )
  }
}

/** The listener of the separate port, which answers nothing else. */
export const onlyMetrics =
  (answer: RequestListener): RequestListener =>
  (req, res) =>
    asksForMetrics(req) ? answer(req, res) : send(res, 404, 'text/plain', 'Only /metrics is answered here.\n')

function send(res: ServerResponse, status: number, type: string, text: string, more: Record<string, string> = {}) {
  const usual = { 'content-type': type, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }
  res.writeHead(status, { ...usual, ...more }).end(text)
}

/** Compares digests, which are equally long, in constant time, so that the duration reveals nothing about the token. */
function isToken(authorization = '', token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}
