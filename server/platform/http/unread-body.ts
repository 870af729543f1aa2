import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Visit } from './visit.ts'

const patienceMs = 5_000
/** Begun in each such time: what more comes is a flood, and is not read to be polite. */
const mostLingering = 8
const longestRest = 64 * 1024 * 1024

/**
 * A connection on which more is sent than was read ends with the answer: to take in the rest would cost more than a new
 * connection does.
 */
export function createCloser(): (visit: Visit) => void {
  let lingering = 0
  const mayLinger = ({ complete, headers }: IncomingMessage): boolean => {
    const isBearable = Number(headers['content-length'] ?? Number.NaN) <= longestRest
    if (complete || !isBearable || lingering >= mostLingering) return false
    lingering++
    setTimeout(() => lingering--, patienceMs).unref()
    return true
  }
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
      socket.destroySoon = close
      if (mayLinger(req)) linger(socket)
      // The answer is on its way. To wait for the end of the connection would be to read on meanwhile.
      else if (!req.complete && socket.writableLength === 0) socket.destroy()
      else close()
    }
  }
}

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A connection that is closed with something unread in it is reset, and the answer may be lost with it. */
function linger(socket: Socket): void {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), patienceMs)
  socket.once('close', () => clearTimeout(timer))
}
