const minSize = 1024

/** Collects a body in one growing buffer, so a body in a million pieces takes no more memory than one in a single piece. */
export function createBodyBuffer(reserve: (bytes: number) => void) {
  let buffer: Buffer = Buffer.alloc(0)
  let length = 0
  const add = (piece: Uint8Array): void => {
    const needed = length + piece.length
    if (needed > buffer.length) {
      const size = Math.max(needed, minSize, Math.min(2 * buffer.length, buffer.length + 256 * 1024))
      reserve(size - buffer.length)
      const larger = Buffer.allocUnsafeSlow(size)
      buffer.copy(larger, 0, 0, length)
      buffer = larger
    }
    buffer.set(piece, length)
    length = needed
  }
  return { add, bytes: () => buffer.subarray(0, length), size: () => buffer.length }
}
