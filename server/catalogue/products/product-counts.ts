import { count, isNull, sql } from 'drizzle-orm'
import { readPictures } from '../../media/pictures.ts'
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

/** Rows as a list of the back office shows them: each with a picture, and how many products belong to it. */
export async function countAndIllustrate<Row extends { uuid: string }>(
  db: Db,
  rows: Row[],
  owner: Owner,
  hashOf: (row: Row) => string | null,
) {
  const [pictures, counts] = await Promise.all([readPictures(db, rows.map(hashOf)), countProductsBy(db, owner)])
  return rows.map((row) => ({
    ...row,
    productCount: counts.get(row.uuid) ?? 0,
    picture: pictures.get(hashOf(row) ?? '') ?? null,
  }))
}
