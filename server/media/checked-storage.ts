import type { Db } from '../platform/database.ts'
import { createFlights } from '../platform/flights.ts'
import type { Logger } from '../platform/log.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { isSound, reportDamage } from './damage.ts'
import { digestKey, hashContent, originalKey, type Size, sizeKey } from './keys.ts'

/** Reads pictures and files, and never returns bytes that differ from those that were written. */
export type CheckedStorage = {
  readOriginal(hash: string): Promise<Buffer | undefined>
  /** undefined for a damaged size, which is removed, so that it is generated again. */
  readSize(size: Size): Promise<Buffer | undefined>
  /** Whether a file is intact. The result is cached for some minutes, because a file may be requested in many ranges. */
  hasFile(hash: string): Promise<boolean>
}

type Parts = { db: Db; storage: Storage; log: Logger }

export function openCheckedStorage(parts: Parts): CheckedStorage {
  const { db, storage, log } = parts
  const isRecent = rememberRecent()
  // Concurrent requests for the same picture or file share one read, however many there are.
  const [originals, checks] = [createFlights<Buffer | undefined>(), createFlights<boolean>()]
  const readOriginal = async (hash: string) => {
    const bytes = await storage.read(originalKey(hash))
    if (bytes && hashContent(bytes) === hash) return bytes
    await reportDamage(db, log, 'picture', hash)
    return undefined
  }
  const checkFile = async (hash: string) => {
    const sound = await isSound(storage, 'file', hash)
    if (sound) isRecent.add(hash)
    else await reportDamage(db, log, 'file', hash)
    return sound
  }
  return {
    readOriginal: (hash) => originals.share(hash, () => readOriginal(hash)),
    readSize: (size) => readSize(parts, size),
    hasFile: async (hash) => isRecent.has(hash) || checks.share(hash, () => checkFile(hash)),
  }
}

async function readSize({ storage, log }: Parts, size: Size): Promise<Buffer | undefined> {
  const [bytes, digest] = await Promise.all([storage.read(sizeKey(size)), storage.read(digestKey(size))])
  if (!bytes) return undefined
  const found = hashContent(bytes)
  // Without a digest the size was written by an early release, or by a process that ended between the two writes.
  if (!digest) await storage.write(digestKey(size), Buffer.from(found), 'text/plain')
  else if (digest.toString() !== found) {
    log.error({ key: sizeKey(size) }, 'a size of a picture is damaged in storage; it is generated again')
    await removeSize(storage, size)
    return undefined
  }
  return bytes
}

/** Removes the digest last, because a damaged size without a digest would count as intact. */
async function removeSize(storage: Storage, size: Size): Promise<void> {
  await storage.remove(sizeKey(size))
  await storage.remove(digestKey(size))
}

const maxRemembered = 1000
const rememberedMs = 10 * 60_000

/** Remembers the hashes of files that were intact some minutes ago, and limits their number to save memory. */
function rememberRecent() {
  const until = new Map<string, number>()
  return {
    has: (hash: string) => (until.get(hash) ?? 0) > Date.now(),
    add: (hash: string) => {
      const [oldest] = until.keys()
      if (until.size >= maxRemembered && oldest !== undefined) until.delete(oldest)
      until.set(hash, Date.now() + rememberedMs)
    },
  }
}
