export const countBytes = (pieces: Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0)

export function joinPieces(pieces: Uint8Array[]): Uint8Array {
  const [only, ...others] = pieces
  return only && others.length === 0 ? only : Buffer.concat(pieces)
}

const mostKept = 256 * 1024
let room = Buffer.alloc(0)

/**
 * In a place that the next call overwrites: each of a thousand answers a second would otherwise leave its uncompressed bytes
 * to be collected.
 */
export function joinForNow(pieces: Uint8Array[]): Uint8Array {
  const length = countBytes(pieces)
  if (pieces.length === 1 || length > mostKept) return joinPieces(pieces)
  if (room.length < length) room = Buffer.allocUnsafeSlow(Math.min(mostKept, length * 2))
  let at = 0
  for (const piece of pieces) {
    room.set(piece, at)
    at += piece.length
  }
  return room.subarray(0, length)
}
