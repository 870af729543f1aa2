export const countBytes = (pieces: Uint8Array[]): number => pieces.reduce((sum, { length }) => sum + length, 0)

export function joinPieces(pieces: Uint8Array[]): Uint8Array {
  const [only, ...others] = pieces
  return only && others.length === 0 ? only : Buffer.concat(pieces)
}

const mostKept = 256 * 1024
let room = Buffer.alloc(0)

/**
 * Joins the pieces in a buffer that the next call overwrites: at a thousand responses a second, new buffers would burden
 * the garbage collector.
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
