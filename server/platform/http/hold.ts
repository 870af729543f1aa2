const fewest = 1024

/** One growing stretch of memory: a body that comes in a million pieces takes no more of it than one that comes whole. */
export function openHold(reserve: (bytes: number) => void) {
  let room: Buffer = Buffer.alloc(0)
  let length = 0
  const add = (piece: Uint8Array): void => {
    const needed = length + piece.length
    if (needed > room.length) {
      const size = Math.max(needed, fewest, Math.min(2 * room.length, room.length + 256 * 1024))
      reserve(size - room.length)
      const larger = Buffer.allocUnsafeSlow(size)
      room.copy(larger, 0, 0, length)
      room = larger
    }
    room.set(piece, length)
    length = needed
  }
  return { add, bytes: () => room.subarray(0, length), size: () => room.length }
}
