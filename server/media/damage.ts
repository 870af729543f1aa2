import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { noteFailure } from '../platform/outage/unavailable.ts'
import { explainDisk } from '../platform/storage/refusals.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { digestContent, fileKey, originalKey } from './keys.ts'
import { files, pictures } from './tables.ts'

export type Kind = 'picture' | 'file'

const tables = { picture: pictures, file: files }
const keyOf = { picture: originalKey, file: fileKey }

/** Records that storage lacks a picture or file, or holds other bytes under its hash. Logs it the first time. */
export async function reportDamage(db: Db, log: Logger, kind: Kind, hash: string): Promise<void> {
  const table = tables[kind]
  try {
    const found = await db
      .update(table)
      .set({ damagedAt: sql`now()` })
      .where(and(eq(table.hash, hash), isNull(table.damagedAt)))
      .returning({ hash: table.hash })
    if (found.length > 0) log.error({ kind, hash }, 'a picture or file is damaged in storage, and is not sent')
  } catch (err) {
    noteFailure(log, err, `the ${kind} ${hash} is damaged in storage, and this could not be recorded`)
  }
}

/** Clears the mark of damaged pictures and files that somebody has put back into storage by hand. */
export async function recheckDamaged(db: Db, storage: Storage): Promise<void> {
  for (const kind of ['picture', 'file'] as const) {
    const table = tables[kind]
    const rows = await db.select({ hash: table.hash }).from(table).where(isNotNull(table.damagedAt))
    for (const { hash } of rows)
      if (await isSound(storage, kind, hash))
        await db.update(table).set({ damagedAt: null }).where(eq(table.hash, hash))
  }
}

/** Whether storage holds the content of this hash. It is read in chunks, because a file can have 50 MB. */
export async function isSound(storage: Storage, kind: Kind, hash: string): Promise<boolean> {
  const content = await storage.stream(keyOf[kind](hash))
  return content !== undefined && (await explainDisk(digestContent(content))) === hash
}

/**
 * Stores the bytes of a picture or file, and its row by `keep`. The bytes are checked again afterwards, because until the
 * row exists the daily clear-out may erase the same content, if it was deleted a month ago.
 */
export async function storeContent<Row>(
  storage: Storage,
  { kind, hash, bytes, type }: { kind: Kind; hash: string; bytes: Uint8Array; type: string },
  keep: () => Promise<Row>,
): Promise<Row> {
  const write = async () => {
    if (!(await isSound(storage, kind, hash))) await storage.write(keyOf[kind](hash), bytes, type)
  }
  await write()
  const row = await keep()
  await write()
  return row
}

export type Damaged = Record<Kind, number>

export async function countDamaged(db: Db): Promise<Damaged> {
  const count = (kind: Kind) =>
    db.$count(tables[kind], and(isNull(tables[kind].deletedAt), isNotNull(tables[kind].damagedAt)))
  const [picture, file] = await Promise.all([count('picture'), count('file')])
  return { picture, file }
}
