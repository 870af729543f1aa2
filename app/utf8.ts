import { transcode } from 'node:buffer'

const bytesPerUnit = 2
/** Below this length, Node's own encoder is as fast. For a whole page it takes five times as long. */
const minUnits = 1_000
/** A longer text gets a temporary buffer. */
const maxKept = 1024 * 1024

let scratch = Buffer.alloc(0)

/** Encodes a text as UTF-8 by way of UTF-16, which is copied and transcoded many characters at a time. */
export function encodeText(text: string): Buffer<ArrayBuffer> {
  if (text.length < minUnits) return Buffer.from(text)
  const units = findRoom(text.length * bytesPerUnit)
  const written = units.subarray(0, units.write(text, 'utf16le'))
  try {
    return transcode(written, 'utf16le', 'utf8') as Buffer<ArrayBuffer>
  } catch {
    // A lone surrogate cannot be transcoded: Node’s encoder writes U+FFFD instead.
    return Buffer.from(text)
  }
}

function findRoom(bytes: number): Buffer<ArrayBuffer> {
  if (bytes > maxKept) return Buffer.allocUnsafeSlow(bytes)
  if (scratch.length < bytes) scratch = Buffer.allocUnsafeSlow(Math.min(maxKept, bytes * 2))
  return scratch
}
