import { eq } from 'drizzle-orm'
import { maxFileBytes } from '../../contract/body-limits.ts'
import { isHash } from '../../contract/media-hash.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { storeContent } from './damage.ts'
import { fileKinds } from './file-kinds.ts'
import { cleanFileName, readEnding } from './file-name.ts'
import { hashContent } from './keys.ts'
import type { Media } from './media.ts'
import type { MediaSource } from './media-source.ts'
import { checkLength, notWhatItSays, unknownEnding } from './refusals.ts'
import { files } from './tables.ts'

export type FileRow = typeof files.$inferSelect

/** Stores a file for customers to download. Identical content is stored once, under its first name. */
export async function uploadFile(
  db: Db,
  { storage, converter }: Pick<Media, 'storage' | 'converter'>,
  upload: { bytes: Buffer; fileName: string },
): Promise<FileRow> {
  checkLength(upload.bytes, maxFileBytes)
  const fileName = cleanFileName(upload.fileName)
  const ending = readEnding(fileName)
  const kind = Object.hasOwn(fileKinds, ending) ? fileKinds[ending] : undefined
  if (!kind) throw unknownEnding(Object.keys(fileKinds))
  if (!kind.holds(upload.bytes)) throw notWhatItSays(ending)
  const bytes = kind.picture ? await converter.strip(upload.bytes) : upload.bytes
  const hash = hashContent(bytes)
  const file = { hash, fileName, type: kind.type, bytes: bytes.length }
  return storeContent(storage, { kind: 'file', hash, bytes, type: kind.type }, () => keepFile(db, file))
}

async function keepFile(db: Db, file: typeof files.$inferInsert): Promise<FileRow> {
  const [row] = await db
    .insert(files)
    .values(file)
    .onConflictDoUpdate({ target: files.hash, set: { deletedAt: null, damagedAt: null } })
    .returning()
  if (!row) throw new Error(`The file ${file.hash} was not stored.`)
  return row
}

export const fileAddress = ({ hash, fileName }: Pick<FileRow, 'hash' | 'fileName'>) =>
  `/media/files/${hash}/${encodeURIComponent(fileName)}`

/** Finds a file by its hash and extension, so that addresses with a former name work too. */
export async function findFile({ db, binned }: MediaSource, hash: string, fileName: string): Promise<FileRow> {
  if (!isHash(hash) || (await binned.isGone(hash))) throw notFound('file')
  const [row] = await db.select().from(files).where(eq(files.hash, hash))
  if (!row || readEnding(row.fileName) !== readEnding(fileName)) throw notFound('file')
  return row
}
