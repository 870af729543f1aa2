import type { IncomingMessage, ServerResponse } from 'node:http'

/** HTTP/1.1 keeps a connection by default. The header tells older clients that it is kept, and all clients that it is not. */
export const isKeptSilently = (req: IncomingMessage, res: ServerResponse): boolean =>
  res.shouldKeepAlive && req.httpVersion === '1.1'

/** Two headers fewer. */
export function keepSilently(req: IncomingMessage, res: ServerResponse): void {
  if (isKeptSilently(req, res)) res.removeHeader('connection')
}
