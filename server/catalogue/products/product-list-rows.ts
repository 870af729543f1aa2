import { eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { ProductRow, SoldPiece } from '../../../contract/staff/products.ts'
import { readPictures } from '../../media/pictures.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { isOnSaleNow, isStillToBegin, toPounds } from '../prices/prices.ts'
import { cardPicture, shownVariant } from '../prices/shown-variant.ts'
import { brands, categories, products, ranges, subCategories } from '../tables.ts'
import { instant } from './fields/facts-sql.ts'

/** The list rows of these products, in this order, without deleted ones. */
export async function showProductRows(db: Db, uuids: string[]): Promise<ProductRow[]> {
  if (uuids.length === 0) return []
  const rows = await selectRows(db, uuids)
  const pictures = await readPictures(
    db,
    rows.map((row) => row.pictureHash),
  )
  const shown = rows.map(({ pictureHash, pence, supplierCode, listedAt, updatedAt, ...row }) => ({
    ...row,
    picture: pictures.get(pictureHash ?? '') ?? null,
    price: toPounds(pence ?? 0),
    supplierCode: supplierCode ?? '',
    listedAt: listedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
  const places = new Map(uuids.map((uuid, place) => [uuid, place]))
  return shown.toSorted((one, other) => (places.get(one.uuid) ?? 0) - (places.get(other.uuid) ?? 0))
}

const selectRows = (db: Db, uuids: string[]) =>
  db
    .select({
      uuid: products.uuid,
      version: products.version,
      name: products.name,
      status: products.status,
      category: nameOf(categories.name),
      subCategory: nameOf(subCategories.name),
      brand: nameOf(brands.name),
      range: nameOf(ranges.name),
      supplierCode: products.supplierCode,
      listedAt: products.listedAt,
      updatedAt: products.updatedAt,
      pence: sql<number | null>`shown.pence`,
      onSale: sql<boolean>`coalesce(shown.on_sale, false)`,
      saleStartsAt: sql<string | null>`period.starts_at`,
      saleEndsAt: sql<string | null>`period.ends_at`,
      variantCount: sql<number>`own.variant_count`,
      exDisplay: sql<SoldPiece[]>`own.ex_display`,
      pictureHash: cardPicture,
    })
    .from(products)
    .leftJoin(subCategories, eq(subCategories.uuid, products.subCategoryUuid))
    .leftJoin(categories, eq(categories.id, subCategories.categoryId))
    .leftJoin(brands, eq(brands.uuid, products.brandUuid))
    .leftJoin(ranges, eq(ranges.uuid, products.rangeUuid))
    .innerJoinLateral(ownVariants, sql`true`)
    .leftJoinLateral(shownVariant, sql`true`)
    .leftJoinLateral(offerPeriod, sql`true`)
    .where(among(products.uuid, uuids))

/** The period of the offer that ends next, of those that run; else of the one that begins next. */
const offerPeriod = sql`(
  select case when not ${isOnSaleNow} then ${instant(sql`variants.sale_starts_at`)} end as starts_at,
    ${instant(sql`variants.sale_ends_at`)} as ends_at
  from variants where variants.product_uuid = products.uuid and variants.visible and variants.deleted_at is null
    and (${isOnSaleNow} or ${isStillToBegin})
  order by ${isOnSaleNow} desc, case when not ${isOnSaleNow} then variants.sale_starts_at end,
    variants.sale_ends_at nulls last limit 1) period`

const nameOf = (column: PgColumn) => sql<string>`coalesce(${column}, '')`

const ownVariants = sql`(
  select count(*)::int as variant_count,
    coalesce(json_agg(json_build_object(
      'variantUuid', variants.uuid, 'name', variants.name, 'onDisplay', variants.on_display,
      'displayPlaceUuid', variants.display_place_uuid, 'stockState', variants.stock_state,
      'orderWeeks', variants.order_weeks) order by variants.position)
      filter (where variants.is_ex_display and variants.visible), '[]') as ex_display
  from variants where variants.product_uuid = products.uuid and variants.deleted_at is null) own`
