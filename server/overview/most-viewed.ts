import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { productViews } from './tables.ts'

const days = 30
/** More than are shown, because some of them may no longer be in the shop. */
const maxListed = 100

/**
 * The products with the most views in the thirty days before this day. Only whole days count, so that every process caches
 * the same list until midnight.
 */
export async function listMostViewed(db: Db, day: string): Promise<string[]> {
  const rows = await db.execute<{ uuid: string }>(sql`
    select product_uuid as uuid from ${productViews}
    where day >= ${day}::date - ${days}::int and day < ${day}::date
    group by 1 order by sum(views) desc, 1 limit ${maxListed}`)
  return rows.map(({ uuid }) => uuid)
}
