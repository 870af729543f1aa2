import type { Format } from './format.ts'

const extension = 0x21
const image = 0x2c
const trailer = 0x3b

export const gif: Format = {
  name: 'GIF',
  recognise: (bytes) => ['GIF87a', 'GIF89a'].includes(bytes.toString('latin1', 0, 6)),
  findEnd(bytes) {
    let at = 13 + sizeOfColours(bytes[10])
    while (at < bytes.length) {
      if (bytes[at] === trailer) return at + 1
      if (bytes[at] === extension) at = skipBlocks(bytes, at + 2)
      else if (bytes[at] === image) at = skipBlocks(bytes, at + 11 + sizeOfColours(bytes[at + 9]))
      else return undefined
    }
    return undefined
  },
}

const sizeOfColours = (flags = 0) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

function skipBlocks(bytes: Buffer, from: number): number {
  let at = from
  while (bytes[at]) at += 1 + (bytes[at] ?? 0)
  return at + 1
}
