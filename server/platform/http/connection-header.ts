import type { IncomingMessage, ServerResponse } from 'node:http'

/**
 * HTTP/1.1 keeps a connection by default. The header is needed to say it to older clients, or that the connection
 * closes.
 */
export const isKeptSilently = (req: IncomingMessage, res: ServerResponse): boolean =>
  res.shouldKeepAlive && req.httpVersion === '1.1'

/** Makes Node write neither a connection nor a keep-alive header. */
export function keepSilently(req: IncomingMessage, res: ServerResponse): void {
  if (isKeptSilently(req, res)) res.removeHeader('connection')
}
