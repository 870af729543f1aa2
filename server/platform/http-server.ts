import { createServer, type RequestListener, type Server } from 'node:http'
import { Server as NetServer } from 'node:net'
import { StartError } from './start-error.ts'

type Place = { host: string; port: number }

/** `setting` is the variable that the port was read from. */
export async function listen(listener: RequestListener, place: Place, setting = 'PORT'): Promise<Server> {
  const server = openServer(listener)
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(explainListenError(error, place, setting)))
    server.listen(place.port, place.host, () => resolve(server))
  })
}

/**
 * A request without a body counts as read when it arrives, which saves the events of its stream. The listener itself
 * refuses requests without a host.
 */
export function openServer(listener: RequestListener): Server {
  const options = { connectionsCheckingInterval: 5_000, optimizeEmptyRequests: true, requireHostHeader: false }
  return tuneServer(createServer(options, listener))
}

/** Against clients that hold on to connections without using them. Pictures need minutes to arrive on a slow line. */
export function tuneServer(server: Server, headMs = 15_000): Server {
  server.headersTimeout = headMs
  server.requestTimeout = 300_000
  // Longer than the usual 60 s of a proxy, so that the proxy closes an idle connection before the shop does.
  server.timeout = 120_000
  // Between two requests `timeout` applies: a timeout of its own would be set and reset with each answer.
  server.keepAliveTimeout = 0
  return server
}

function explainListenError(error: Error, { host, port }: Place, setting: string): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return new StartError(
      `Port ${port} is taken by another program; stop that one, or set ${setting} to another number.`,
    )
  }
  if (code === 'EACCES') {
    return new StartError(`This user may not open port ${port}; set ${setting} to a number above 1023.`)
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartError(
      `HOST is "${host}", which is not an address of this machine; use 127.0.0.1, or 0.0.0.0 for all of them.`,
    )
  }
  return error
}

/** While draining, a kept connection may bring its next request within this time; the answer then closes it. */
const lastRequestMs = 1000

/** Waits a while for the current requests to finish; accepts no new connections. */
export async function drain(server: Server, timeoutMs = 10_000): Promise<void> {
  server.prependListener('request', (_, res) => {
    res.shouldKeepAlive = false
  })
  // HTTP's own `close` would cut connections at once on which a request is just arriving.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()))
  const begun = performance.now()
  const sweep = setInterval(() => performance.now() - begun > lastRequestMs && server.closeIdleConnections(), 50)
  const cut = setTimeout(() => server.closeAllConnections(), timeoutMs)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
