import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { productViews } from './tables.ts'

const days = 30
/** More than are shown, since some of them may not be in the shop any more. */
const most = 100

/**
 * The products that shoppers looked at most in the thirty days before this one. Only whole days count, so that the list
 * that each process caches until midnight is the same.
 */
export async function listMostViewed(db: Db, day: string): Promise<string[]> {
  const rows = await db.execute<{ uuid: string }>(sql`
    select product_uuid as uuid from ${productViews}
    where day >= ${day}::date - ${days}::int and day < ${day}::date
    group by 1 order by sum(views) desc, 1 limit ${most}`)
  return rows.map(({ uuid }) => uuid)
}
