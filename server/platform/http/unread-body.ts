import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { RequestContext } from './request-context.ts'

const timeoutMs = 5_000
/** The number of bodies drained in each period: more are a flood, and stay unread. */
const maxLingering = 8
const maxRestBytes = 64 * 1024 * 1024

/**
 * Closes a connection after the answer if the rest of a body is unread: receiving the rest would cost more than a new
 * connection.
 */
export function createCloser(): (context: RequestContext) => void {
  let lingering = 0
  const mayLinger = ({ complete, headers }: IncomingMessage): boolean => {
    const isBearable = Number(headers['content-length'] ?? Number.NaN) <= maxRestBytes
    if (complete || !isBearable || lingering >= maxLingering) return false
    lingering++
    setTimeout(() => lingering--, timeoutMs).unref()
    return true
  }
  /** The last request with a body on each connection: one wrapper for all of them, since a connection may live for days. */
  const lastSent = new WeakMap<Socket, IncomingMessage>()
  return ({ req, res }) => {
    if (!announcesBody(req)) return
    const { shouldKeepAlive } = res
    res.shouldKeepAlive = false
    req.once('end', () => {
      res.shouldKeepAlive = shouldKeepAlive
    })
    const { socket } = req
    const isWrapped = lastSent.has(socket)
    lastSent.set(socket, req)
    if (isWrapped) return
    const close = socket.destroySoon.bind(socket)
    socket.destroySoon = () => {
      const last = lastSent.get(socket)
      if (last && mayLinger(last)) linger(socket)
      // The answer is written already. Waiting for the client to close the connection would mean reading on.
      else if (last && !last.complete && socket.writableLength === 0) socket.destroy()
      else close()
    }
  }
}

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Closing a connection with unread data resets it, and the answer may be lost. */
function linger(socket: Socket): void {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), timeoutMs)
  socket.once('close', () => clearTimeout(timer))
}
