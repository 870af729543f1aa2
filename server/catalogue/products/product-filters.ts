import { and, eq, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { CheckFilter, ListedStatus, ProductsQuery, ProductTrait } from '../../../contract/staff/products.ts'
import type { Db } from '../../platform/database.ts'
import { startOf } from '../../site/london-time.ts'
import { cheapestFirst, effectivePence, endsSoon, isOnSaleNow, isStillToBegin } from '../prices/prices.ts'
import { isUncheckedSince, startOfChecked } from '../showroom/check-ages.ts'
import { lacksDimensions, lacksPrice } from '../tables/lacking.ts'
import { products, variants } from '../tables.ts'
import { inCategories } from './changed-products.ts'
import { matchWords } from './match-words.ts'

/** The filters of a list of products, except its status. */
export async function filterProducts(db: Db, asked: ProductsQuery): Promise<SQL | undefined> {
  const { category, subCategory, brand, range, only, since } = asked
  return and(
    ...(await matchWords(db, asked.q)),
    category === undefined ? undefined : inCategories([category]),
    subCategory === undefined ? undefined : eq(products.subCategoryUuid, subCategory),
    brand === undefined ? undefined : eq(products.brandUuid, brand),
    range === undefined ? undefined : eq(products.rangeUuid, range),
    since === undefined ? undefined : sql`${products.updatedAt} >= (select ${startOf(since)})`,
    ...only.map((trait) => traits[trait]),
    filterShowroom(asked, new Date()),
  )
}

/** One variant has to meet all conditions. 'Not on display' is a condition for the whole product: no variant is on display. */
function filterShowroom({ stock, display, checked }: ProductsQuery, now: Date): SQL | undefined {
  const conditions = [
    stock === undefined || (stock === 'none' ? isNull(variants.stockState) : eq(variants.stockState, stock)),
    display === undefined || display === 'no' || isDisplayed(display),
    checked === undefined || isChecked(checked, now),
  ].filter((condition) => condition !== true)
  return and(
    conditions.length === 0 ? undefined : hasVariant(sql.join(conditions, sql` and `)),
    display === 'no' ? not(hasVariant(isDisplayed('yes'))) : undefined,
  )
}

const isDisplayed = (where: string): SQL =>
  where === 'yes' ? eq(variants.onDisplay, true) : eq(variants.displayPlaceUuid, where)

const isChecked = (checked: CheckFilter, now: Date): SQL =>
  checked === 'old'
    ? isUncheckedSince(startOfChecked(now))
    : sql`${variants.displayCheckedAt} is null and ${variants.stockCheckedAt} is null`

const hasVariant = (where: SQL) =>
  sql`${products.uuid} in (select product_uuid from variants where visible and deleted_at is null and ${where})`

const traits: Record<ProductTrait, SQL> = {
  'on-sale': hasVariant(isOnSaleNow),
  'no-price': sql`card.pence is null`,
  'no-place': isNull(products.subCategoryUuid),
  'no-picture': sql`not exists (select from product_pictures own where own.product_uuid = ${products.uuid})
    and ${products.uuid} not in (select product_uuid from variants
      join variant_pictures own on own.variant_uuid = variants.uuid where variants.deleted_at is null)`,
  'sale-ends': hasVariant(endsSoon),
  'sale-begins': hasVariant(isStillToBegin),
  'variant-no-price': hasVariant(lacksPrice),
  'no-dimensions': hasVariant(lacksDimensions),
}

/** Each product's price on its card, if any. */
export const cardPrices = sql`(
  select distinct on (variants.product_uuid) variants.product_uuid, nullif(${effectivePence}, 0) as pence
  from variants where variants.visible and variants.deleted_at is null
  order by variants.product_uuid, ${cheapestFirst})`

export const hasStatus = (status: ListedStatus): SQL => {
  if (status === 'bin') return sql`binned`
  return status === 'all' ? sql`not binned` : sql`not binned and status = ${status}`
}
