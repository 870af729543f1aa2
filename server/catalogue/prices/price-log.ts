import { type SQL, sql } from 'drizzle-orm'
import { type Asked, judgeWas } from '../../../contract/was-price.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { lockProducts } from '../products/lock-products.ts'
import { priceLog, products, variants } from '../tables.ts'
import { effectivePenceAt, isOnSaleAt, type Price } from './prices.ts'

/** Reads the price log of these variants, in pence, the earliest first, and the number of days that the owner has set. */
export async function readPriceLogs(
  db: Db,
  variantUuids: string[],
): Promise<{ logs: Map<string, Asked[]>; wasDays: number }> {
  const [row] = await db.execute<{ wasDays: number; logs: Record<string, Asked[]> | null }>(sql`
    select was_days as "wasDays", (
      select json_object_agg(uuid, log) from (
        select variant_uuid as uuid, json_agg(json_build_object(
          'at', floor(extract(epoch from at) * 1000), 'price', price_pence, 'onSale', on_sale,
          'sale', (select name from sales where sales.uuid = price_log.sale_uuid)) order by at) as log
        from ${priceLog} where variant_uuid = any(${sql.param(variantUuids)}::uuid[]) group by 1) logged) as logs
    from site_settings`)
  if (!row) throw new Error('The site_settings row is missing.')
  return { logs: new Map(Object.entries(row.logs ?? {})), wasDays: row.wasDays }
}

type Offered = { variant: { uuid: string }; price: Price }

/** The 'was' prices, in pence, of those variants that are on offer at this price. */
export async function readPreviousPrices(db: Db, offered: Offered[], now: Date): Promise<Map<string, number>> {
  const onSale = offered.filter(({ price }) => price.onSale)
  if (onSale.length === 0) return new Map()
  const uuids = onSale.map(({ variant }) => variant.uuid)
  const { logs, wasDays } = await readPriceLogs(db, uuids)
  const judged = onSale.map(({ variant: { uuid }, price }) => {
    const { was } = judgeWas(logs.get(uuid) ?? [], { at: now.getTime(), price: price.effectivePence }, wasDays)
    return [uuid, was] as const
  })
  return new Map(judged.flatMap(([uuid, was]) => (was === null ? [] : [[uuid, was]])))
}

const isShown = sql`(products.status = 'published' and products.deleted_at is null
  and variants.visible and variants.deleted_at is null
  and (products.sub_category_uuid is null or exists (
    select from sub_categories join categories on categories.id = sub_categories.category_id
    where sub_categories.uuid = products.sub_category_uuid
      and sub_categories.visible and sub_categories.deleted_at is null
      and categories.visible and categories.deleted_at is null)))`

/**
 * Records the prices of products that are shown or hidden with their category. Locks them first: the log would otherwise
 * end with a price that is being changed, as if the product were still where it was.
 */
export async function notePlacedPrices(tx: Transaction, where: SQL): Promise<void> {
  await lockProducts(tx, where)
  await notePrices(tx, where)
}

/**
 * Records the current price of every variant that matches `where`, if it or its sale differs from the last record. The price is
 * null if the variant is not on show or has no price. The caller has locked the products.
 */
export const notePrices = (tx: Transaction, where: SQL) => notePricesAt(tx, where, sql`now()`)

/**
 * Records the prices of offers that began or ended while a long change was writing them: for its transaction the time
 * stands still, and the switch could not see the offers yet. The caller has locked the content version, so that the
 * next switch sees them.
 */
export const noteSwitchedMeanwhile = (tx: Transaction, where: SQL) =>
  notePricesAt(
    tx,
    sql`${where} and (select switched_at > now() from content_version) and variants.on_sale
      and (${switchedMeanwhile(sql`variants.sale_starts_at`)} or ${switchedMeanwhile(sql`variants.sale_ends_at`)})`,
    lastSwitch,
  )

const lastSwitch = sql`(select switched_at from content_version)`
const switchedMeanwhile = (instant: SQL) => sql`(${instant} > now() and ${instant} <= ${lastSwitch})`

const saleAsked = sql`case when asked.on_sale then variants.sale_uuid end`

const notePricesAt = (tx: Transaction, where: SQL, at: SQL) =>
  tx.execute(sql`
    insert into ${priceLog} (variant_uuid, at, price_pence, on_sale, sale_uuid)
    select variants.uuid, clock_timestamp(), asked.price, asked.on_sale, ${saleAsked}
    from ${variants}
    join ${products} on products.uuid = variants.product_uuid
    cross join lateral (
      select case when ${isShown} then nullif(${effectivePenceAt(at)}, 0) end as price,
        ${isShown} and ${isOnSaleAt(at)} as on_sale
    ) asked
    left join lateral (
      select noted.price_pence, noted.on_sale, noted.sale_uuid from ${priceLog} noted
      where noted.variant_uuid = variants.uuid order by noted.at desc limit 1
    ) last on true
    where (last.price_pence, coalesce(last.on_sale, false), last.sale_uuid)
      is distinct from (asked.price, asked.on_sale, ${saleAsked}) and ${where}`)

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
