import { sql } from 'drizzle-orm'
import type { MediaUse } from '../../contract/staff/media.ts'
import type { Db } from '../platform/database.ts'
import { hashesInUse, mentions } from './media-mentions.ts'

/** The records that show a picture or offer a file, binned ones included. */
export async function listUses(db: Db, hash: string): Promise<MediaUse[]> {
  const rows = await db.execute<MediaUse>(
    sql`select distinct kind, id, name, part, in_bin as "inBin" from (${mentions}) as mention
      where hash = ${hash} order by in_bin, kind, name, part`,
  )
  return [...rows]
}

/** The hashes that any record names, records in the bin included. */
export async function findUsed(db: Db, hashes: string[]): Promise<Set<string>> {
  const rows = await db.execute<{ hash: string }>(
    sql`select distinct hash from (${hashesInUse}) as used where hash = any(${sql.param(hashes)}::text[])`,
  )
  return new Set(rows.map(({ hash }) => hash))
}

/** Whether anything outside the bin names a picture or file. */
export const isShown = async (db: Db, hash: string): Promise<boolean> =>
  (await listUses(db, hash)).some(({ inBin }) => !inBin)

/** Adds to each picture or file the number of records that use it. */
export async function countUses<Row extends { hash: string }>(
  db: Db,
  rows: Row[],
): Promise<(Row & { useCount: number })[]> {
  const hashes = sql.param(rows.map(({ hash }) => hash))
  const counted = await db.execute<{ hash: string; count: number }>(
    sql`select hash, count(distinct (kind, id))::int as count from (${mentions}) as mention
      where hash = any(${hashes}::text[]) group by hash`,
  )
  const counts = new Map(counted.map(({ hash, count }) => [hash, count]))
  return rows.map((row) => ({ ...row, useCount: counts.get(row.hash) ?? 0 }))
}
