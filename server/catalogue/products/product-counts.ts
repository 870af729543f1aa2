import { count, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { products } from '../tables.ts'

type Owner = typeof products.brandUuid | typeof products.rangeUuid | typeof products.subCategoryUuid

/** The number of products of each value of a column. */
export async function countProductsBy(db: Db, owner: Owner): Promise<Map<string | null, number>> {
  const rows = await db
    .select({ uuid: sql<string | null>`${owner}`, count: count() })
    .from(products)
    .where(isNull(products.deletedAt))
    .groupBy(owner)
  return new Map(rows.map(({ uuid, count }) => [uuid, count]))
}
