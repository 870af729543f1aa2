import { eq, or, type SQL, sql } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { products, sales, variants } from '../tables.ts'

export type SaleRow = typeof sales.$inferSelect

export async function findSale(db: Db, uuid: string): Promise<SaleRow> {
  const [sale] = await db.select().from(sales).where(eq(sales.uuid, uuid))
  if (!sale) throw notFound('sale')
  return sale
}

/** The products that a sale chooses, one by one or by its rule, and those that are in it, by name. */
export async function listSaleProducts(db: Db, uuid: string): Promise<string[]> {
  const sale = await findSale(db, uuid)
  return listUuids(db, or(isChosenBy(sale), hasJoined(uuid)))
}

export const listChosen = (db: Db, sale: SaleRow) => listUuids(db, isChosenBy(sale))

async function listUuids(db: Db, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ uuid: products.uuid })
    .from(products)
    .where(where)
    .orderBy(products.sortText, products.uuid)
  return rows.map((row) => row.uuid)
}

/** Products on show alone: others are not for sale. */
export const isChosenBy = (sale: SaleRow): SQL => sql`(products.status = 'published' and products.deleted_at is null
  and (${among(products.uuid, sale.products)} or ${meetsRule(sale)}))`

export const hasJoined = (uuid: string): SQL => sql`exists (
  select from ${variants} where variants.product_uuid = products.uuid
    and variants.sale_uuid = ${uuid}::uuid and variants.deleted_at is null)`

/** Without any condition, no product. Products keep a range or a value that is in the bin, but it chooses none of them. */
function meetsRule({ categoryId, subCategoryUuid, brandUuid, rangeUuid, valueId }: SaleRow): SQL {
  const conditions = [
    categoryId !== null &&
      sql`products.sub_category_uuid in (select uuid from sub_categories where category_id = ${categoryId})`,
    subCategoryUuid !== null && sql`products.sub_category_uuid = ${subCategoryUuid}`,
    brandUuid !== null && sql`products.brand_uuid = ${brandUuid}`,
    rangeUuid !== null &&
      sql`products.range_uuid = (select uuid from ranges where uuid = ${rangeUuid} and deleted_at is null)`,
    valueId !== null &&
      sql`exists (
        select from variants join variant_properties on variant_properties.variant_uuid = variants.uuid
          join property_values on property_values.id = variant_properties.value_id
          join properties on properties.id = property_values.property_id
        where variants.product_uuid = products.uuid and variants.visible and variants.deleted_at is null
          and property_values.id = ${valueId}
          and property_values.deleted_at is null and properties.deleted_at is null)`,
  ].filter((condition) => condition !== false)
  return conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` and `)})`
}

/**
 * Whether an offer of a row of the sales runs at an instant: then it has a page (decision 208). Its days alone do not say
 * so, because they may have changed since it was applied.
 */
const isRunningAt = (instant: SQL) => sql`(${sales.deletedAt} is null and exists (
  select from ${variants} where variants.sale_uuid = sales.uuid and variants.deleted_at is null and variants.on_sale
    and variants.sale_starts_at <= ${instant} and variants.sale_ends_at > ${instant}))`

export const isRunningNow = isRunningAt(sql`now()`)

export async function listRunning(db: Db, now: Date): Promise<Set<string>> {
  const rows = await db
    .select({ uuid: sales.uuid })
    .from(sales)
    .where(isRunningAt(sql`${now.toISOString()}::timestamptz`))
  return new Set(rows.map(({ uuid }) => uuid))
}
