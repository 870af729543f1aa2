import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { stopParsing } from './stop-parsing.ts'

const slabBytes = 16 * 1024
/** Each piece costs at least a microsecond, however short it is; no honest client sends single letters. */
const maxTinyPieces = 40
const tiny = 64

type Slab = { bytes: Buffer; filled: number; user: unknown; flush(): void }

/**
 * One buffer for all connections: it is emptied at the end of each turn. One each would take 32 MB for 2,000
 * connections.
 */
const slab: Slab = { bytes: Buffer.allocUnsafeSlow(slabBytes), filled: 0, user: undefined, flush: () => {} }

/**
 * Merges a chunked body into pieces of a decent size. Node passes each chunk in a buffer of its own, which takes
 * hundreds of bytes for a single letter, and keeps them until they are read: here they are copied together as they
 * arrive. A connection that sends dozens of tiny ones is closed.
 */
export function mergePieces(req: IncomingMessage): Readable {
  const merged = new Readable({ read: () => req.resume(), highWaterMark: 4 * slabBytes })
  let [pieces, length] = [0, 0]
  const hand = (piece: Buffer) => merged.push(piece) || req.pause()
  const flush = () => {
    if (slab.user !== hand) return
    const { filled } = slab
    Object.assign(slab, { user: undefined, filled: 0 })
    if (filled > 0) hand(Buffer.from(slab.bytes.subarray(0, filled)))
  }
  const onData = (piece: Buffer) => {
    pieces++
    length += piece.length
    if (pieces > maxTinyPieces && length / pieces < tiny) {
      // Discards the chunks that Node still holds.
      req.push = () => false
      return stopParsing(req.socket)
    }
    if (slab.user !== hand) slab.flush()
    if (slab.filled + piece.length > slabBytes) flush()
    if (piece.length > slabBytes) return hand(piece)
    if (slab.filled === 0) {
      Object.assign(slab, { user: hand, flush })
      process.nextTick(flush)
    }
    slab.filled += piece.copy(slab.bytes, slab.filled)
  }
  // Without this first read, Node would collect the chunks until later, instead of passing them on immediately.
  req.read(0)
  req.on('data', onData)
  req.once('end', () => {
    flush()
    merged.push(null)
  })
  // A body that has arrived as a whole stays readable: a handler may read it only after it has queried the database
  // for the caller.
  req.once('close', () => req.readableEnded || merged.destroy())
  return merged
}
