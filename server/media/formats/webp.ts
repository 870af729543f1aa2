import type { Format } from './format.ts'

export const webp: Format = {
  name: 'WebP',
  recognise: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  findEnd(bytes) {
    const end = 8 + bytes.readUInt32LE(4)
    return end <= bytes.length ? end : undefined
  },
}

const imageChunks = ['VP8 ', 'VP8L', 'VP8X', 'ALPH']
const foreign = ['PK\x05\x06', '%PDF-', '<script', '<html', '<!doctype', '<?php', '<svg']

/** Exactly one picture: no metadata, no animation, no data for another program. */
export function isCleanWebp(bytes: Buffer): boolean {
  let at = 12
  while (at + 8 <= bytes.length) {
    if (!imageChunks.includes(bytes.toString('latin1', at, at + 4))) return false
    const size = bytes.readUInt32LE(at + 4)
    at += 8 + size + (size % 2)
  }
  const text = bytes.toString('latin1').toLowerCase()
  return at === bytes.length && !foreign.some((mark) => text.includes(mark.toLowerCase()))
}
