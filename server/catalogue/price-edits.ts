import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { priceLog, products, variants } from './tables.ts'

export const toPence = (pounds: number) => Math.round(pounds * 100)

/** `priceVariant` in SQL: see prices.ts. */
export const isOnSaleNow = sql<boolean>`(variants.on_sale and coalesce(variants.sale_price_pence, 0) > 0
  and coalesce(variants.sale_starts_at <= now(), true) and coalesce(variants.sale_ends_at > now(), true))`
export const effectivePence = sql<number>`case when ${isOnSaleNow} then variants.sale_price_pence else variants.price_pence end`

/** Sorts the variant that stands for its product to the front: `chooseShown` in SQL. */
export const shownFirst = sql`nullif(${effectivePence}, 0) nulls last, variants.position, variants.created_at, variants.uuid`

/** Starts and ends that staff may want to know of beforehand. */
export const endsSoon = sql`${isOnSaleNow} and variants.sale_ends_at < now() + interval '7 days'`
export const isStillToBegin = sql`variants.on_sale and variants.sale_starts_at > now()
  and coalesce(variants.sale_ends_at > variants.sale_starts_at, true)`

/** Notes the price of every variant on show among these products whose price is another than the last one noted. */
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

/** What was charged before the shop kept its prices here: from an older till or price list. */
export async function noteEarlierPrice(
  tx: Transaction,
  change: Change,
  variantUuid: string,
  earlier: { pricePence: number; at: Date },
): Promise<void> {
  await tx.insert(priceLog).values({ variantUuid, ...earlier })
  change.record({ action: 'note-price', entity: 'variant', entityId: variantUuid, after: earlier })
}
