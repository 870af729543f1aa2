import { and, count, desc, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { FileFilter, PictureFilter, StaffFile, StaffPicture } from '../../contract/staff/media.ts'
import { among } from '../platform/among.ts'
import { countWhere } from '../platform/count-where.ts'
import type { Db } from '../platform/database.ts'
import { type FileRow, fileAddress } from './files.ts'
import { type PictureRow, showPicture } from './pictures.ts'
import { files, pictures } from './tables.ts'

const pageSize = 60

/** `inUse`: a query for the hashes that records use, in a column `hash`. Passed in, since media must not import other features. */
type Asked<Filter> = { q: string; show: Filter; page: number; inUse: SQL }

/** `wordless`: a query for the hashes of pictures that need no alt text. */
const lacksWords = (wordless: SQL) => sql`${pictures.alt} = '' and ${pictures.hash} not in (${wordless})`

export async function listPictures(
  db: Db,
  { q, show, page, inUse, wordless }: Asked<PictureFilter> & { wordless: SQL },
) {
  const all = and(isNull(pictures.deletedAt), matchWords(q, pictures.lookupText))
  const noAlt = lacksWords(wordless)
  const damaged = isNotNull(pictures.damagedAt)
  const filters = { all: undefined, 'no-alt': noAlt, unused: isUnused(pictures.hash, inUse), damaged }
  const order = [desc(pictures.createdAt), pictures.hash]
  // Selects only hashes, from the index: otherwise a distant page would read all pictures before it.
  const onPage = db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(and(all, filters[show]))
    .orderBy(...order)
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const [counts, unused, rows] = await Promise.all([
    q.trim() === '' ? countAll(db, all, { noAlt, damaged }) : countFound(db, all, { noAlt, damaged }),
    countUnused(db, pictures.hash, inUse, all),
    db
      .select()
      .from(pictures)
      .where(inArray(pictures.hash, onPage))
      .orderBy(...order),
  ])
  return showPage({ ...counts, unused }, show, rows.map(showToStaff))
}

type Conditions = { noAlt: SQL; damaged: SQL }

/** Counts with one query for each number, so that each uses an index of its own and not the table. */
async function countAll(db: Db, where: SQL | undefined, { noAlt, damaged }: Conditions) {
  const conditions = [undefined, noAlt, damaged]
  const [all = 0, lacking = 0, broken = 0] = await Promise.all(
    conditions.map((condition) => db.$count(pictures, and(where, condition))),
  )
  return { all, 'no-alt': lacking, damaged: broken }
}

/** Counts all numbers in one query, because a search must read the table anyway. */
async function countFound(db: Db, where: SQL | undefined, { noAlt, damaged }: Conditions) {
  const [counts = { all: 0, 'no-alt': 0, damaged: 0 }] = await db
    .select({ all: count(), 'no-alt': countWhere(noAlt), damaged: countWhere(damaged) })
    .from(pictures)
    .where(where)
  return counts
}

export const countWithoutAlt = (db: Db, wordless: SQL): Promise<number> =>
  db.$count(pictures, and(isNull(pictures.deletedAt), lacksWords(wordless)))

export async function listFiles(db: Db, { q, show, page, inUse }: Asked<FileFilter>) {
  const all = and(isNull(files.deletedAt), matchWords(q, sql`lower(${files.fileName})`))
  const damaged = isNotNull(files.damagedAt)
  const filters = { all: undefined, unused: isUnused(files.hash, inUse), damaged }
  const [[counts = { all: 0, damaged: 0 }], unused, rows] = await Promise.all([
    db
      .select({ all: count(), damaged: countWhere(damaged) })
      .from(files)
      .where(all),
    countUnused(db, files.hash, inUse, all),
    db
      .select()
      .from(files)
      .where(and(all, filters[show]))
      .orderBy(desc(files.createdAt), files.hash)
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ])
  return showPage({ ...counts, unused }, show, rows.map(showFileToStaff))
}

/** Counts unused pictures in a query of its own: a join with their uses would first have to remove duplicates. */
const countUnused = (db: Db, hash: PgColumn, inUse: SQL, where: SQL | undefined): PromiseLike<number> =>
  db.$count(hash.table, and(where, isNowhere(hash, inUse)))

/**
 * Forces the uses to be read once, before the page is selected: as a condition on each row, the whole query would run
 * again for every row, which takes twenty seconds with 10,000 pictures.
 */
const isUnused = (hash: PgColumn, inUse: SQL) => sql`${hash} in (
  with unused as materialized (select ${hash} as hash from ${hash.table} where ${isNowhere(hash, inUse)})
  select unused.hash from unused)`

const isNowhere = (hash: PgColumn, inUse: SQL) =>
  sql`not exists (select from (${inUse}) as used where used.hash = ${hash})`

export async function readStaffPictures(db: Db, hashes: string[]): Promise<StaffPicture[]> {
  if (hashes.length === 0) return []
  const rows = await db.select().from(pictures).where(among(pictures.hash, hashes))
  return rows.map(showToStaff)
}

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

/** Each word must occur in the text, which is in lower case. */
function matchWords(q: string, text: PgColumn | SQL): SQL | undefined {
  const words = q.split(/\s+/).filter((word) => word !== '')
  return and(...words.map((word) => sql`strpos(${text}, lower(${word})) > 0`))
}

function showPage<Name extends string, Row>(counts: Record<Name, number>, show: Name, rows: Row[]) {
  const total = counts[show]
  return { counts, total, pageAmt: Math.max(1, Math.ceil(total / pageSize)), rows }
}
