import type { Format } from './format.ts'

const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

export const png: Format = {
  name: 'PNG',
  recognise: (bytes) => bytes.subarray(0, 8).equals(signature),
  findEnd(bytes) {
    let at = signature.length
    while (at + 12 <= bytes.length) {
      const type = bytes.toString('latin1', at + 4, at + 8)
      at += 12 + bytes.readUInt32BE(at)
      if (type === 'IEND') return at
    }
    return undefined
  },
}
