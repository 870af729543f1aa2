import { createHash, randomUUID } from 'node:crypto'
import { writeUuid } from './write-uuid.ts'

/**
 * The uuid of what a stranger sends: the same when it is sent again under the key that was made for it, and no uuid that the
 * stranger could choose. A random one without such a key.
 */
export function deriveUuid(key: string | undefined, sent: object): string {
  if (key === undefined) return randomUUID()
  const bytes = createHash('sha256').update(key).update(JSON.stringify(sent)).digest().subarray(0, 16)
  // The marks of version 8, which stands for a uuid of one's own making.
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
  return writeUuid(bytes)
}
