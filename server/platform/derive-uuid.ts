import { createHash, randomUUID } from 'node:crypto'
import { writeUuid } from './write-uuid.ts'

/**
 * Derives the uuid of what a stranger sends from its idempotency key, so that a retry gets the same uuid, and the
 * stranger cannot choose one. Without a key the uuid is random.
 */
export function deriveUuidFromKey(key: string | undefined, sent: object): string {
  if (key === undefined) return randomUUID()
  return hashToUuid(key + JSON.stringify(sent))
}

/** The same uuid for the same text. Its version is 8, which is for uuids by a rule of one’s own. */
export function hashToUuid(text: string): string {
  const bytes = createHash('sha256').update(text).digest().subarray(0, 16)
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80
  return writeUuid(bytes)
}
