import { gt, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { Changes } from '../search/entry.ts'
import { products } from '../tables.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { readEntries } from './entries.ts'

/** The number of products that are read at once. */
export const pageLength = 200

/** Reads the uuids as one text: the driver would decode the rows of a whole shop in one go, and block other requests. */
export async function listChanged(db: Db, since: number): Promise<string[]> {
  const [row] = await db
    .select({ uuids: sql<string | null>`string_agg(${products.uuid}::text, ' ')` })
    .from(products)
    .where(gt(products.changedIn, since))
  return row?.uuids?.split(' ') ?? []
}

/** Reads these products again. `removed`: those that shoppers do not see any more. */
export async function readChanges(db: Db, taxonomy: Taxonomy, uuids: string[], now: Date): Promise<Changes> {
  const changed = await readEntries(db, taxonomy, uuids, now)
  const shown = new Set(changed.map(({ uuid }) => uuid))
  return { changed, removed: uuids.filter((uuid) => !shown.has(uuid)) }
}

/** The instant at which offers are judged: never before the last switch by any process. */
export const judgeAt = (now: Date, switchedAt: Date): Date => (now > switchedAt ? now : switchedAt)
