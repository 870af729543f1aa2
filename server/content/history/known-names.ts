import { inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { isHash, writeHashPattern } from '../../../contract/media-hash.ts'
import { writeUuidPattern } from '../../../contract/uuid.ts'
import { type Names, readNames } from '../../catalogue/products/state/names.ts'
import { categories, products, variants } from '../../catalogue/tables.ts'
import { files, pictures } from '../../media/tables.ts'
import type { Db } from '../../platform/database.ts'
import { staff } from '../../staff/tables.ts'

/** The names of all records that a state mentions, binned ones included, so that no key is shown. */
export type KnownNames = {
  value(id: number): string
  category(id: number): string
  /** By uuid or hash. */
  named(key: string): string
}

const gone = 'No longer there'
const keys = new RegExp(`\\b(?:${writeHashPattern()}|${writeUuidPattern()})\\b`, 'g')

export async function readWords(db: Db, states: unknown): Promise<KnownNames> {
  const mentioned = [...new Set(JSON.stringify(states)?.match(keys) ?? [])]
  const [hashes, uuids] = [mentioned.filter(isHash), mentioned.filter((key) => !isHash(key))]
  const pictureName = sql<string>`coalesce(nullif(${pictures.alt}, ''), ${pictures.fileName})`
  const [names, byId, ...found] = await Promise.all([
    readNames(db),
    db.select({ id: categories.id, name: categories.name }).from(categories),
    find(db, pictures, pictures.hash, pictureName, hashes),
    find(db, files, files.hash, sql`${files.fileName}`, hashes),
    find(db, products, products.uuid, sql`${products.name}`, uuids),
    find(db, variants, variants.uuid, sql`nullif(${variants.name}, '')`, uuids),
    find(db, staff, staff.id, sql`${staff.name}`, uuids),
  ])
  const titles = new Map(found.flat().map(({ key, name }) => [key, name]))
  const categoryNames = new Map(byId.map(({ id, name }) => [id, name]))
  return {
    value: names.value,
    category: (id) => categoryNames.get(id) ?? gone,
    named: (key) => titles.get(key) ?? nameTerm(names, key),
  }
}

const nameTerm = (names: Names, key: string) => (isHash(key) ? gone : names.term(key))

async function find(db: Db, table: PgTable, key: PgColumn, name: ReturnType<typeof sql>, asked: string[]) {
  if (asked.length === 0) return []
  const rows = await db
    .select({ key: sql<string>`${key}::text`, name: sql<string | null>`${name}` })
    .from(table)
    .where(inArray(key, asked))
  return rows.flatMap((row) => (row.name === null ? [] : [{ key: row.key, name: row.name }]))
}
