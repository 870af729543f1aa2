import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Visit } from './visit.ts'

const patienceMs = 5_000
/** For so many at a time the rest is thrown away for a while, so that an honest browser hears why it was refused. */
const mostLingering = 16

/**
 * A connection on which more is sent than was read ends with the answer: to take in the rest would cost more than a new
 * connection does.
 */
export function createCloser(): (visit: Visit) => void {
  const lingering = new Set<Socket>()
  return ({ req, res }) => {
    if (!announcesBody(req)) return
    const { shouldKeepAlive } = res
    res.shouldKeepAlive = false
    req.once('end', () => {
      res.shouldKeepAlive = shouldKeepAlive
    })
    const { socket } = req
    const close = socket.destroySoon.bind(socket)
    socket.destroySoon = () => {
      if (req.complete || lingering.has(socket) || lingering.size >= mostLingering) close()
      else linger(socket, lingering)
    }
  }
}

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A connection that is closed with something unread in it is reset, and the answer may be lost with it. */
function linger(socket: Socket, lingering: Set<Socket>): void {
  lingering.add(socket)
  socket.end()
  const timer = setTimeout(() => socket.destroy(), patienceMs)
  socket.once('close', () => {
    clearTimeout(timer)
    lingering.delete(socket)
  })
}
