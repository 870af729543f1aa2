import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { inArray, sql } from 'drizzle-orm'
import type { Db } from '../database.ts'
import { outbox } from '../tables.ts'

const atOnce = 1000
const written = /^([0-9a-f-]{36})\.eml$/

/**
 * Removes the files of mails without a row in the outbox. A row is written before its file, so files are listed first.
 */
export async function sweepMailFolder(db: Db, folder: string): Promise<void> {
  const files = await readdir(folder).catch(() => [])
  const names = files.flatMap((file) => written.exec(file)?.[1] ?? [])
  for (let start = 0; start < names.length; start += atOnce) {
    const some = names.slice(start, start + atOnce)
    const known = await findKnown(db, some)
    const unknown = some.filter((name) => !known.has(name))
    await Promise.all(unknown.map((name) => rm(join(folder, `${name}.eml`), { force: true })))
  }
}

async function findKnown(db: Db, names: string[]): Promise<Set<string>> {
  const name = sql<string>`substring(${outbox.messageId} from 2 for 36)`
  const rows = await db.select({ name }).from(outbox).where(inArray(name, names))
  return new Set(rows.map((row) => row.name))
}
