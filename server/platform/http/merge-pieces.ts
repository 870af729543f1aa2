import type { IncomingMessage } from 'node:http'
import { Readable } from 'node:stream'
import { stopParsing } from './stop-parsing.ts'

const slabBytes = 16 * 1024
/** A piece costs a microsecond and more, however short it is: nobody honest sends single letters. */
const mostTinyPieces = 40
const tiny = 64

type Slab = { bytes: Buffer; filled: number; user: unknown; flush(): void }

/** One for all: it is emptied at the end of each turn. 2,000 connections with one each would hold 32 MB. */
const slab: Slab = { bytes: Buffer.allocUnsafeSlow(slabBytes), filled: 0, user: undefined, flush: () => {} }

/**
 * What is sent in chunks, in pieces of a decent size. Node hands over each chunk in a buffer of its own, which takes hundreds
 * of bytes for a single letter, and keeps them until somebody reads: here they are copied together as they come. A
 * connection on which dozens of tiny ones come is cut.
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
    if (pieces > mostTinyPieces && length / pieces < tiny) {
      // What Node still has of them goes nowhere.
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
  // Without this first reading Node would gather what comes until later, instead of handing it over at once.
  req.read(0)
  req.on('data', onData)
  req.once('end', () => {
    flush()
    merged.push(null)
  })
  req.once('close', () => merged.destroy())
  return merged
}
