import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import type { Visit } from './visit.ts'

const patienceMs = 5_000
/** The number of bodies read to their end in each period: more are a flood, and stay unread. */
const mostLingering = 8
const longestRest = 64 * 1024 * 1024

/**
 * A connection with an unread rest of a body ends with the answer: receiving the rest would cost more than a new
 * connection.
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
      // The answer is being sent. Waiting for the end of the connection would mean reading on.
      else if (!req.complete && socket.writableLength === 0) socket.destroy()
      else close()
    }
  }
}

const announcesBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Closing a connection with unread data resets it, and the answer may be lost. */
function linger(socket: Socket): void {
  socket.end()
  const timer = setTimeout(() => socket.destroy(), patienceMs)
  socket.once('close', () => clearTimeout(timer))
}
