export const countBytes = (chunks: Uint8Array[]): number => chunks.reduce((sum, { length }) => sum + length, 0)

export function joinPieces(chunks: Uint8Array[]): Uint8Array {
  const [only, ...others] = chunks
  return only && others.length === 0 ? only : Buffer.concat(chunks)
}

const maxKept = 256 * 1024
let room = Buffer.alloc(0)

/**
 * Joins the chunks in a buffer that the next call overwrites: at a thousand responses a second, new buffers would
 * burden the garbage collector.
 */
export function joinForNow(chunks: Uint8Array[]): Uint8Array {
  const length = countBytes(chunks)
  if (chunks.length === 1 || length > maxKept) return joinPieces(chunks)
  if (room.length < length) room = Buffer.allocUnsafeSlow(Math.min(maxKept, length * 2))
  let at = 0
  for (const chunk of chunks) {
    room.set(chunk, at)
    at += chunk.length
  }
  return room.subarray(0, length)
}
