import { asc, isNull } from 'drizzle-orm'
import type { CategoryRow } from '../../../contract/staff/catalogue-lists.ts'
import type { Db } from '../../platform/database.ts'
import type { Listing } from '../../site/record-kinds.ts'
import { countProductsBy } from '../products/product-counts.ts'
import { categories, products } from '../tables.ts'
import { subCategoryRecords } from './sub-category-edits.ts'

export const categoryOrder = [asc(categories.position), asc(categories.name), asc(categories.id)]

export const listCategories = (db: Db) =>
  db
    .select()
    .from(categories)
    .where(isNull(categories.deletedAt))
    .orderBy(...categoryOrder)

/** The categories with their sub-categories in the order of the shop, hidden ones too. */
export async function listCategoryRows(
  rows: Listing<typeof categories.$inferSelect>[],
  db: Db,
): Promise<CategoryRow[]> {
  const [subRows, counts] = await Promise.all([
    subCategoryRecords.list(db),
    countProductsBy(db, products.subCategoryUuid),
  ])
  return rows.map((category) => ({
    ...category,
    subCategories: subRows
      .filter(({ categoryId }) => categoryId === category.id)
      .map((row) => ({ ...row, productCount: counts.get(row.uuid) ?? 0 })),
  }))
}
