import { z } from 'zod'
import type { Storage } from '../storage/storage.ts'

const Note = z.object({ notedAt: z.coerce.date(), keys: z.array(z.string()) })
type Note = z.infer<typeof Note>

/** In storage, because the database of a restore that was killed may be deleted before its files are. */
const noteKey = 'unfinished-restore.json'

/**
 * Records files that no shop may use: those that a restore is about to add, and those that an earlier restore left
 * behind.
 */
export async function noteUnpacked(storage: Pick<Storage, 'write' | 'remove'>, keys: string[]): Promise<void> {
  if (keys.length === 0) return storage.remove(noteKey)
  const note = JSON.stringify({ notedAt: new Date(), keys })
  await storage.write(noteKey, Buffer.from(note), 'application/json')
}

/** Also undefined if the disk has damaged the record. */
export async function readUnpacked(storage: Pick<Storage, 'read'>): Promise<Note | undefined> {
  const bytes = await storage.read(noteKey)
  try {
    return bytes && Note.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    return undefined
  }
}
