import { and, desc, inArray, sql } from 'drizzle-orm'
import { isKindName, nameKind, nameKinds } from '../../../contract/kinds.ts'
import type { Db } from '../../platform/database.ts'
import { audit } from '../../site/tables.ts'
import { readTitles } from './titles.ts'

export type Row = typeof audit.$inferSelect
type Thing = { entity: string; entityId: string }
export type NameThing = (thing: Thing) => string

/** Names records of features that this feature must not import. */
export type NameOthers = (db: Db, things: Thing[]) => Promise<Map<string, string>>

/** Kinds whose key is a readable name. */
const namedByKey = ['redirect', 'synonym']

/** The names of the records in the entries: the current name, else the last one in the history; never a key. */
export async function readEntryNames(db: Db, rows: Row[], nameOthers: NameOthers): Promise<NameThing> {
  const things = rows.flatMap(({ entity, entityId, before, after }) => [
    { entity, entityId },
    ...[before, after].flatMap(asKeys).map((key) => ({ entity, entityId: key })),
  ])
  const [titles, others, former] = await Promise.all([
    readTitles(db, things),
    nameOthers(db, things),
    readFormerNames(db, things),
  ])
  return ({ entity, entityId }) => {
    const key = `${entity} ${entityId}`
    const name = titles.get(key) ?? others.get(key) ?? former.get(key)
    return name ?? (namedByKey.includes(entity) ? entityId : describeNameless(entity, entityId))
  }
}

/** The keys of records that were put in order. */
export const asKeys = (state: unknown): string[] =>
  Array.isArray(state) ? state.filter((key) => typeof key === 'string') : []

function describeNameless(entity: string, entityId: string): string {
  const [noun, plural] = isKindName(entity) ? [nameKind(entity), nameKinds(entity)] : [entity, `${entity}s`]
  return entityId === 'all' ? `the ${plural}` : `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`
}

const recordedName = sql<string>`coalesce(${sql.join(
  ['name', 'title', 'fileName'].flatMap((field) =>
    [audit.after, audit.before].map((state) => sql`nullif(${state} ->> ${sql.raw(`'${field}'`)}, '')`),
  ),
  sql`, `,
)})`

async function readFormerNames(db: Db, things: Thing[]): Promise<Map<string, string>> {
  if (things.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([audit.entity, audit.entityId], {
      entity: audit.entity,
      entityId: audit.entityId,
      name: recordedName,
    })
    .from(audit)
    .where(
      and(
        inArray(audit.entity, [...new Set(things.map(({ entity }) => entity))]),
        inArray(audit.entityId, [...new Set(things.map(({ entityId }) => entityId))]),
        sql`${recordedName} is not null`,
      ),
    )
    .orderBy(audit.entity, audit.entityId, desc(audit.id))
  return new Map(rows.map(({ entity, entityId, name }) => [`${entity} ${entityId}`, name]))
}
