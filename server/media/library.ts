import { and, desc, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FileFilter, PictureFilter, StaffFile, StaffPicture } from '../../contract/staff/media.ts'
import { among } from '../platform/among.ts'
import type { Db } from '../platform/database.ts'
import { type FileRow, fileAddress } from './files.ts'
import { type PictureRow, showPicture } from './pictures.ts'
import { files, pictures } from './tables.ts'

const pageSize = 60

/** `inUse` asks for each hash that any record uses, once; only features to the right know. */
type Asked<Filter> = { q: string; show: Filter; page: number; inUse: SQL }

/** `wordless` asks for the hashes of pictures that need no words. */
const lacksWords = (wordless: SQL) => sql`${pictures.alt} = '' and ${pictures.hash} not in (${wordless})`

export async function listPictures(
  db: Db,
  { q, show, page, inUse, wordless }: Asked<PictureFilter> & { wordless: SQL },
) {
  const where = and(isNull(pictures.deletedAt), matchWords(q, [pictures.fileName, pictures.alt]))
  const filters = { ...filtersOf(pictures), 'no-alt': lacksWords(wordless) }
  const { counts, hashes } = await findPage(db, { from: pictures, where, filters, show, page, inUse })
  const rows = await readPictures(db, hashes)
  return { counts, ...countPages(counts[show]), rows: rows.map(showToStaff) }
}

export const countWithoutAlt = (db: Db, wordless: SQL): Promise<number> =>
  db.$count(pictures, and(isNull(pictures.deletedAt), lacksWords(wordless)))

export async function listFiles(db: Db, { q, show, page, inUse }: Asked<FileFilter>) {
  const where = and(isNull(files.deletedAt), matchWords(q, [files.fileName]))
  const { counts, hashes } = await findPage(db, { from: files, where, filters: filtersOf(files), show, page, inUse })
  const rows = await db
    .select()
    .from(files)
    .where(among(files.hash, hashes))
    .orderBy(...newestFirst(files))
  return { counts, ...countPages(counts[show]), rows: rows.map(showFileToStaff) }
}

type Library = typeof pictures | typeof files

const filtersOf = ({ damagedAt }: Library) => ({
  all: sql`true`,
  unused: sql`used.hash is null`,
  damaged: isNotNull(damagedAt),
})
const newestFirst = ({ createdAt, hash }: Library) => [desc(createdAt), hash]

type Search<Filter extends string> = {
  from: Library
  where: SQL | undefined
  filters: Record<Filter, SQL>
  show: Filter
  page: number
  inUse: SQL
}

/** Matches every row once, with all of its filters, for the counts and the page. */
async function findPage<Filter extends string>(db: Db, { from, where, filters, show, page, inUse }: Search<Filter>) {
  const names = Object.keys(filters) as Filter[]
  const matched = names.map((name) => sql`${filters[name]} as ${sql.identifier(name)}`)
  const counted = names.map((name) => sql`${name}::text, count(*) filter (where ${sql.identifier(name)})`)
  const [found] = await db.execute<{ counts: Record<Filter, number>; hashes: string[] }>(sql`
    with found as materialized (
      select ${from.hash} as hash, ${from.createdAt} as created_at, ${sql.join(matched, sql`, `)}
      from ${from} left join (${inUse}) as used on used.hash = ${from.hash} where ${where}
    )
    select json_build_object(${sql.join(counted, sql`, `)}) as counts, array(
      select hash from found where ${sql.identifier(show)}
      order by created_at desc, hash limit ${pageSize} offset ${(page - 1) * pageSize}
    ) as hashes from found`)
  if (!found) throw new Error('The database returned nothing about the library.')
  return found
}

export async function readStaffPictures(db: Db, hashes: string[]): Promise<StaffPicture[]> {
  if (hashes.length === 0) return []
  return (await readPictures(db, hashes)).map(showToStaff)
}

const readPictures = (db: Db, hashes: string[]) =>
  db
    .select()
    .from(pictures)
    .where(among(pictures.hash, hashes))
    .orderBy(...newestFirst(pictures))

export async function readStaffFiles(db: Db, hashes: string[]): Promise<StaffFile[]> {
  if (hashes.length === 0) return []
  const rows = await db.select().from(files).where(among(files.hash, hashes))
  return rows.map(showFileToStaff)
}

export const showToStaff = (row: PictureRow): StaffPicture => ({
  ...showPicture(row),
  version: row.version,
  fileName: row.fileName,
  bytes: row.bytes,
  damaged: row.damagedAt !== null,
  createdAt: row.createdAt.toISOString(),
})

export const showFileToStaff = ({ deletedAt, damagedAt, updatedAt, ...row }: FileRow): StaffFile => ({
  ...row,
  url: fileAddress(row),
  damaged: damagedAt !== null,
  createdAt: row.createdAt.toISOString(),
})

/** Each word must occur in one of the columns. */
function matchWords(q: string, columns: PgColumn[]): SQL | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '')
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return and(...patterns.map((pattern) => or(...columns.map((column) => ilike(column, pattern)))))
}

const countPages = (total: number) => ({ total, pageAmt: Math.max(1, Math.ceil(total / pageSize)) })
