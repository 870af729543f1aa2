import { createHash } from 'node:crypto'

/** A deterministic uuid, so that dry run and apply agree, also when applying starts again. */
export function deriveUuid(...words: string[]): string {
  const bytes = createHash('sha256').update(words.join('\0')).digest().subarray(0, 16)
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6)
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8)
  const hex = bytes.toString('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
