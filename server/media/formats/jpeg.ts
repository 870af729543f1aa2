import type { Format } from './format.ts'

const startOfScan = 0xda
const endOfImage = 0xd9

export const jpeg: Format = {
  name: 'JPEG',
  recognise: (bytes) => bytes.subarray(0, 3).equals(Buffer.of(0xff, 0xd8, 0xff)),
  findEnd(bytes) {
    const end = findEndOfImage(bytes)
    return end !== undefined && isCameraExtra(bytes.subarray(end)) ? bytes.length : end
  },
}

function findEndOfImage(bytes: Buffer): number | undefined {
  let at = 2
  while (at + 2 <= bytes.length) {
    const marker = bytes[at + 1]
    if (marker === endOfImage) return at + 2
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (at + 4 > bytes.length) return undefined
    at += 2 + bytes.readUInt16BE(at + 2)
    if (marker === startOfScan) at = skipScan(bytes, at)
  }
  return undefined
}

function skipScan(bytes: Buffer, from: number): number {
  let at = bytes.indexOf(0xff, from)
  while (at !== -1) {
    const next = bytes[at + 1] ?? 0
    const partOfScan = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!partOfScan) return at
    at = bytes.indexOf(0xff, at + 2)
  }
  return bytes.length
}

/** Phones append a second exposure, a short film or their own notes to a photograph; the conversion drops them. */
function isCameraExtra(rest: Buffer): boolean {
  const start = rest.findIndex((byte) => byte !== 0)
  if (start === -1) return true
  const extra = rest.subarray(start)
  const hasFilm = extra.subarray(0, 8).includes('ftyp')
  const hasNotes = extra.toString('latin1', extra.length - 4) === 'SEFT'
  return hasFilm || hasNotes || jpeg.recognise(extra)
}
