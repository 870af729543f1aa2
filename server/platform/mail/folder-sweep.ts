import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, inArray, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { outbox } from '../tables.ts'
import { isMailFile } from './folder.ts'

const atOnce = 1000
const nameMail = (file: string) => file.slice(0, 36)

/**
 * Removes the files of mails that have been sent or given up since, or have no row in the outbox. A row is written
 * before its file, so files are listed first.
 */
export async function sweepMailFolder(db: Db, folder: string): Promise<void> {
  const all: string[] = await readdir(folder).catch(() => [])
  const files = all.filter(isMailFile)
  for (let start = 0; start < files.length; start += atOnce) {
    const batch = files.slice(start, start + atOnce)
    const known = await findKnown(db, batch.map(nameMail))
    const unknown = batch.filter((file) => !known.has(nameMail(file)))
    await Promise.all(unknown.map((file) => rm(join(folder, file), { force: true })))
  }
}

async function findKnown(db: Db, names: string[]): Promise<Set<string>> {
  const name = sql<string>`substring(${outbox.messageId} from 2 for 36)`
  const isKept = and(inArray(name, names), inArray(outbox.status, ['queued', 'kept', 'unknown']))
  const rows = await db.select({ name }).from(outbox).where(isKept)
  return new Set(rows.map((row) => row.name))
}
