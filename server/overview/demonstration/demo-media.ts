import { and, inArray, isNull, sql } from 'drizzle-orm'
import { writeHashPattern } from '../../../contract/media-hash.ts'
import { kindEntries } from '../../content/kind-entries.ts'
import { mentions } from '../../content/media-mentions.ts'
import type { Db } from '../../platform/database.ts'
import { byDemonstration } from '../../site/demonstration.ts'
import { audit } from '../../site/tables.ts'
import { type FoundRecord, isChanged, wasCreated } from './demo-records.ts'

export const mediaKinds = ['picture', 'file'] as const

/** The pictures and files outside the bin that the demonstration's history entries mention. */
export async function findMedia(db: Db): Promise<FoundRecord[]> {
  const hashes = await listHashes(db)
  if (hashes.length === 0) return []
  const found = await Promise.all(mediaKinds.map((kind) => findOfKind(db, kind, hashes)))
  return found.flat()
}

async function listHashes(db: Db): Promise<string[]> {
  const rows = await db.execute<{ hash: string }>(sql`
    select distinct part[1] as hash from ${audit}, regexp_matches(${audit.after}::text, ${`(${writeHashPattern()})`}, 'g') as part
    where ${byDemonstration}`)
  return rows.map(({ hash }) => hash)
}

async function findOfKind(db: Db, kind: (typeof mediaKinds)[number], hashes: string[]): Promise<FoundRecord[]> {
  const { table, id, name, deletedAt } = kindEntries[kind]
  const rows = await db
    .select({
      id: sql<string>`${id}`,
      name: sql<string>`${name}`,
      isChanged: sql<boolean>`${isChanged(kind, sql`${id}`)}`,
    })
    .from(table)
    .where(and(isNull(deletedAt), inArray(id, hashes)))
    .orderBy(name)
  return rows.map((row) => ({ ...row, kind, group: 'pictures' }))
}

/** Which of these hashes other records use. Records to be removed, and binned ones of the demonstration, do not count. */
export async function listShown(db: Db, hashes: string[], leaving: string[]): Promise<Set<string>> {
  const rows = await db.execute<{ hash: string }>(sql`
    select distinct hash from (${mentions}) as mention
    where hash = any(${sql.param(hashes)}::text[])
      and not (kind || ' ' || id) = any(${sql.param(leaving)}::text[])
      and not (in_bin and ${wasCreated(sql`mention.kind`, sql`mention.id`)})`)
  return new Set(rows.map(({ hash }) => hash))
}
