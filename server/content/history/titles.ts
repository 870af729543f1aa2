import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { KindName } from '../../../contract/kinds.ts'
import { listingLabels } from '../../../contract/staff/labels.ts'
import { mailText, mailTextKinds } from '../../../contract/staff/mail-texts.ts'
import { isUuid } from '../../../contract/uuid.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { listDistinct } from '../../platform/distinct-texts.ts'
import type { KindEntry } from '../../site/kind-entry.ts'
import { audit } from '../../site/tables.ts'
import { kindEntries } from '../kind-entries.ts'

/** The names of records that exist only once, by their keys. */
const lasting: Record<string, Record<string, string>> = {
  settings: { 1: 'the settings' },
  look: { 1: 'the look of the shop' },
  'site links': { 1: 'the links of header and footer' },
  announcement: { 1: 'the announcement' },
  'opening hours': { 1: 'the opening hours' },
  'enquiry rules': { 1: 'the rules for enquiries' },
  'booking rules': { 1: 'the rules for visits' },
  'first steps': { 1: 'the first steps' },
  'mail settings': { sending: 'the email settings', replies: 'the mailbox for replies' },
  'mail text': Object.fromEntries(mailTextKinds.map((kind) => [kind, `the email ‘${mailText(kind).label}’`])),
  bookings: { retention: 'visits that were old enough', shopper: 'the visits of a shopper' },
  enquiries: { retention: 'enquiries that were old enough', shopper: 'what the shop held about a shopper' },
  listing: listingLabels,
} satisfies Partial<Record<KindName, Record<string, string>>>
const lastingTitles = Object.entries(lasting).flatMap(([kind, titles]) =>
  Object.entries(titles).map(([id, title]): [string, string] => [`${kind} ${id}`, title]),
)

const named = Object.entries<KindEntry>(kindEntries)
  .filter(([kind]) => !(kind in lasting))
  .map(([kind, { table, id, name, title = sql`${name}`, beside = sql`` }]) => ({
    kind,
    id,
    title,
    from: sql`${table} ${beside}`,
  }))

/** The current names of records, by kind and id. */
export async function readTitles(db: Db, rows: { entity: string; entityId: string }[]): Promise<Map<string, string>> {
  const titles = new Map(lastingTitles)
  for (const { kind, from, id, title } of named) {
    const ids = rows.filter(({ entity }) => entity === kind).map(({ entityId }) => entityId)
    if (ids.length === 0) continue
    const found = await db.execute<{ id: string; title: string | null }>(
      sql`select ${id}::text as id, ${title} as title from ${from} where ${isAmong(id, ids)}`,
    )
    for (const row of found) if (row.title) titles.set(`${kind} ${row.id}`, row.title)
  }
  return titles
}

/**
 * Casts no uuid column, because a cast would prevent the use of its index. Ids that are no uuids, as in entries about many
 * records, are left out.
 */
const isAmong = (id: PgColumn, ids: string[]): SQL =>
  id.getSQLType() === 'uuid' ? among(id, ids.filter(isUuid)) : sql`${id}::text = any(${sql.param(ids)}::text[])`

const maxFound = 500

export type Named = { kind: string; ids: string[] }

/** The ids of the records whose names match, by kind. Kinds that the history does not mention are not searched. */
export async function findNamed(db: Db, pattern: string): Promise<Named[]> {
  const mentioned = new Set(await listDistinct(db, audit.entity))
  const searched = named.filter(({ kind }) => mentioned.has(kind))
  const found = await Promise.all(
    searched.map(async ({ kind, from, id, title }) => {
      const rows = await db.execute<{ id: string }>(
        sql`select ${id}::text as id from ${from} where ${title} ilike ${pattern} limit ${maxFound}`,
      )
      return { kind, ids: rows.map((row) => row.id) }
    }),
  )
  return found.filter(({ ids }) => ids.length > 0)
}
