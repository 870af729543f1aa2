import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { pictureWidths } from '../../contract/media.ts'
import type { Database } from '../platform/database.ts'
import type { Logger } from '../platform/log.ts'
import { type RepeatedWork, repeatWork } from '../platform/repeat-work.ts'
import type { Storage } from '../platform/storage/storage.ts'
import { recheckDamaged } from './damage.ts'
import type { FileRow } from './files.ts'
import { digestKey, fileKey, originalKey, sizeKey } from './keys.ts'
import type { PictureRow } from './pictures.ts'
import { files, pictures } from './tables.ts'
import { sweepUnpacked } from './unpacked-media.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptForDays = 30

type Parts = {
  db: Database
  storage: Storage
  /** Finds the pictures and files that any record names. Passed in, since media must not import other features. */
  findUsed(hashes: string[]): Promise<Set<string>>
}

type Clearing = Parts & { log: Logger; eraseFirst?(before: Date): Promise<void> }

/** Once a day, erases media deleted a month ago. `eraseFirst` erases deleted records that would keep the media in use. */
export function startClearingOut({ log, eraseFirst, ...parts }: Clearing): RepeatedWork {
  const work = async () => {
    const before = new Date(Date.now() - keptForDays * dayMs)
    await eraseFirst?.(before)
    await clearOut(parts, before)
    await recheckDamaged(parts.db, parts.storage)
    await sweepUnpacked(parts, new Date(Date.now() - dayMs))
  }
  const failure = 'deleted pictures and files could not be removed; trying again tomorrow'
  return repeatWork({ work, everyMs: dayMs, log, failure })
}

/** Erases all media deleted before this time; those in use again are restored. */
export async function clearOut(parts: Parts, before: Date): Promise<void> {
  const { db } = parts
  for (const table of [pictures, files]) {
    const old = and(isNotNull(table.deletedAt), lt(table.deletedAt, before))
    const rows = await db.select({ hash: table.hash }).from(table).where(old)
    const hashes = rows.map(({ hash }) => hash)
    // Foreign keys cover references by hash, but no links in texts.
    const used = hashes.length > 0 ? await parts.findUsed(hashes) : new Set<string>()
    for (const hash of hashes) await (used.has(hash) ? keep(parts, table, hash) : deleteWithContent(parts, table, hash))
  }
}

type Table = typeof pictures | typeof files

async function keep({ db }: Parts, table: Table, hash: string): Promise<void> {
  await db.update(table).set({ deletedAt: null }).where(eq(table.hash, hash))
}

/** Deletes the row only together with the bytes, because nothing else records that they are in storage. */
async function deleteWithContent(parts: Parts, table: Table, hash: string): Promise<void> {
  const { db, storage } = parts
  try {
    await db.transaction(async (tx) => {
      const gone = await tx
        .delete(table)
        .where(and(eq(table.hash, hash), isNotNull(table.deletedAt)))
        .returning()
      for (const row of gone) for (const key of listKeys(row)) await storage.remove(key)
    })
  } catch (error) {
    if (!isInUse(error)) throw error
    await keep(parts, table, hash)
  }
}

/** Whether the database refused to delete a row because another one references it. */
export function isInUse(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === '23503'
}

function listKeys({ hash, ...row }: PictureRow | FileRow): string[] {
  if (!('width' in row)) return [fileKey(hash)]
  // A picture that is narrower than a size is stored at its own width.
  const sizes = [...pictureWidths, row.width].flatMap((width) =>
    (['avif', 'webp'] as const).flatMap((type) => [sizeKey({ hash, width, type }), digestKey({ hash, width, type })]),
  )
  return [...sizes, originalKey(hash)]
}
