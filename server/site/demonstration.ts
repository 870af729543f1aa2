import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { KindName } from '../../contract/kinds.ts'
import type { Db } from '../platform/database.ts'
import type { Actor } from './changes.ts'
import { audit } from './tables.ts'

/** The author, in the history, of everything that the demonstration created. Never changed: existing entries have this name. */
export const demonstration: Actor = { id: null, name: 'Demonstration shop' }

export const byDemonstration: SQL = sql`(${and(eq(audit.staffName, demonstration.name), isNull(audit.staffId))})`

/** The values that the demonstration saved in a record that always exists, and the values before. */
export async function readDemoSave(db: Db, entity: KindName, id = '1'): Promise<Saved | undefined> {
  const [entry] = await db
    .select({ before: audit.before, after: audit.after })
    .from(audit)
    .where(and(byDemonstration, eq(audit.action, 'save'), eq(audit.entity, entity), eq(audit.entityId, id)))
    .orderBy(desc(audit.id))
    .limit(1)
  return entry as Saved | undefined
}

type Fields = Record<string, unknown>
export type Saved = { before: Fields; after: Fields }
