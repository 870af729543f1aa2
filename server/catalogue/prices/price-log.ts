import { type SQL, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { priceLog, products, variants } from '../tables.ts'
import { effectivePence } from './prices.ts'

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

/** Records the price of every variant on show among these products whose price differs from the last one recorded. */
export const notePrices = (tx: Transaction, where: SQL) =>
  tx.execute(sql`
    insert into ${priceLog} (variant_uuid, at, price_pence)
    select variants.uuid, clock_timestamp(), ${effectivePence}
    from ${variants}
    join ${products} on products.uuid = variants.product_uuid
    left join lateral (
      select noted.price_pence from ${priceLog} noted where noted.variant_uuid = variants.uuid order by noted.at desc limit 1
    ) last on true
    where products.status = 'published' and products.deleted_at is null
      and variants.visible and variants.deleted_at is null
      and last.price_pence is distinct from ${effectivePence} and ${where}`)

/** Records a price from before the shop used this system: from an older till or price list. */
export async function noteEarlierPrice(
  tx: Transaction,
  change: Change,
  variantUuid: string,
  earlier: { pricePence: number; at: Date },
): Promise<void> {
  await tx.insert(priceLog).values({ variantUuid, ...earlier })
  change.record({ action: 'note-price', entity: 'variant', entityId: variantUuid, after: earlier })
}
