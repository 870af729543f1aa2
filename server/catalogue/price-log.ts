import { sql } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import { priceLog } from './tables.ts'

/** The prices that were charged just before the present ones, by variant: only those that were higher. */
export async function readPreviousPrices(
  db: Db,
  present: { variantUuid: string; effectivePence: number }[],
): Promise<Map<string, number>> {
  if (present.length === 0) return new Map()
  const uuids = present.map((variant) => variant.variantUuid)
  const prices = present.map((variant) => variant.effectivePence)
  const rows = await db.execute<{ uuid: string; price: number }>(sql`
    select present.uuid, earlier.price
    from unnest(${sql.param(uuids)}::uuid[], ${sql.param(prices)}::integer[]) as present (uuid, price)
    cross join lateral (
      select ${priceLog.pricePence} as price from ${priceLog}
      where ${priceLog.variantUuid} = present.uuid and ${priceLog.pricePence} <> present.price
      order by ${priceLog.at} desc limit 1
    ) as earlier
    where earlier.price > present.price`)
  return new Map(rows.map((row) => [row.uuid, row.price]))
}
