import { eq, sql } from 'drizzle-orm'
import { noteUnpacked, readUnpacked } from '../platform/backup/unpacked-files.ts'
import type { Database } from '../platform/database.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { fileKey, originalKey } from './keys.ts'
import { files, pictures } from './tables.ts'

type Parts = { db: Database; storage: Storage }

/**
 * Removes what a killed restore left in storage, except pictures and files of this shop. Only restores that began before
 * `before` count, because a later one may still be running, into another database.
 */
export async function sweepUnpacked({ db, storage }: Parts, before: Date): Promise<void> {
  const note = await readUnpacked(storage)
  if (!note || note.notedAt >= before) return
  for (const key of note.keys) await removeUnused({ db, storage }, key)
  await noteUnpacked(storage, [])
}

/** Uploads of the same content wait, and then store it again. */
async function removeUnused({ db, storage }: Parts, key: string): Promise<void> {
  const hash = /[0-9a-f]{64}/.exec(key)?.[0] ?? ''
  const table = new Map<string, typeof pictures | typeof files>([
    [originalKey(hash), pictures],
    [fileKey(hash), files],
  ]).get(key)
  if (!table) return
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${table} in share row exclusive mode`)
    if ((await tx.$count(table, eq(table.hash, hash))) === 0) await storage.remove(key)
  })
}
