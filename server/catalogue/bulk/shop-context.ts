import { and, inArray, isNull, sql } from 'drizzle-orm'
import type { BulkAction } from '../../../contract/staff/bulk.ts'
import type { Db } from '../../platform/database.ts'
import { type Binnable, lockLive } from '../../site/live-rows.ts'
import { readSettings } from '../../site/settings.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { missingChoice } from '../../site/violations.ts'
import { instant } from '../products/fields/facts-sql.ts'
import { readSaleTerms, type SaleTerms } from '../sales/sale-terms.ts'
import { missingPlace } from '../showroom/display-places.ts'
import { brands, displayPlaces, products, propertyValues, ranges, sales, subCategories } from '../tables.ts'

/** Facts about the rest of the shop that an action depends on. */
export type ShopContext = {
  /** Uuids of the sub-categories, brands and ranges in the bin. */
  binned: ReadonlySet<string>
  /** Now, and the end of the time in which a product published now is new; both as the database writes them. */
  now: string
  newUntil: string
  /** The position of one more product in a range. */
  nextInRange(rangeUuid: string): number
  /** The terms of the sale that the action applies. */
  sale?: SaleTerms
}

export async function readShopContext(db: Db, action?: BulkAction): Promise<ShopContext> {
  const { newForDays } = await readSettings(db)
  const [row] = await db.execute<{ binned: string[]; now: string; newUntil: string; last: Record<string, number> }>(sql`
    select ${instant(sql`now()`)} as now, ${instant(sql`now() + make_interval(days => ${newForDays})`)} as "newUntil",
      array(select uuid from ${subCategories} where deleted_at is not null
        union all select uuid from ${brands} where deleted_at is not null
        union all select uuid from ${ranges} where deleted_at is not null) as binned,
      (select coalesce(json_object_agg(range_uuid, last), '{}') from (
        select range_uuid, max(range_position) as last from ${products} where range_uuid is not null group by 1)) as last`)
  if (!row) throw new Error('The database returned no taxonomy.')
  const { binned, now, newUntil, last } = row
  const nextInRange = (rangeUuid: string) => {
    const next = (last[rangeUuid] ?? -1) + 1
    last[rangeUuid] = next
    return next
  }
  const sale = action && 'saleUuid' in action ? await readSaleTerms(db, action.saleUuid) : undefined
  return { binned: new Set(binned), now, newUntil, nextInRange, sale }
}

/** Refuses an action that sets a missing term, and locks the term. Call it before any product is locked, as every edit does. */
export async function refuseMissing(tx: Db, action: BulkAction): Promise<void> {
  if (action.kind === 'properties') await refuseMissingValues(tx, [...action.add, ...action.remove])
  const isMissing = async (table: Binnable, uuid: string) => (await lockLive(tx, table, [uuid])).size === 0
  if (action.kind === 'display' && action.placeUuid && (await isMissing(displayPlaces, action.placeUuid)))
    throw refuseField('action.placeUuid', missingPlace)
  if (action.kind === 'apply-sale' && (await isMissing(sales, action.saleUuid)))
    throw refuseField('action.saleUuid', 'This sale is in the bin. Please restore it first.')
  if (action.kind !== 'shelf' || action.uuid === null) return
  const table = { subCategoryUuid: subCategories, brandUuid: brands, rangeUuid: ranges }[action.shelf]
  if (await isMissing(table, action.uuid)) throw refuseField('action.uuid', missingChoice)
}

async function refuseMissingValues(tx: Db, ids: number[]): Promise<void> {
  const found = await tx
    .select({ id: propertyValues.id })
    .from(propertyValues)
    .where(and(inArray(propertyValues.id, ids), isNull(propertyValues.deletedAt)))
    .for('share')
  if (found.length < ids.length)
    throw refuseField('action.add', 'One of these values no longer exists. Please choose another.')
}
