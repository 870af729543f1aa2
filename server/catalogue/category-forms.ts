import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { CategoryEdit, SubCategoryEdit } from '../../contract/staff-catalogue.ts'
import type { CategoryRow } from '../../contract/staff-catalogue-lists.ts'
import type { Form } from '../../contract/staff-forms.ts'
import type { Db } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import { categories, products, subCategories } from './tables.ts'

/** The categories with their sub-categories in the order of the shop, hidden ones too. */
export async function listCategoryRows(db: Db): Promise<CategoryRow[]> {
  const [rows, subRows] = await Promise.all([listCategories(db), listSubCategories(db)])
  return rows.map((category) => ({
    ...category,
    subCategories: subRows
      .filter(({ subCategory }) => subCategory.categoryId === category.id)
      .map(({ subCategory, productCount }) => ({ ...subCategory, productCount })),
  }))
}

export const listCategories = (db: Db) =>
  db
    .select()
    .from(categories)
    .where(isNull(categories.deletedAt))
    .orderBy(asc(categories.position), asc(categories.name), asc(categories.id))

function listSubCategories(db: Db) {
  const used = and(eq(products.subCategoryUuid, subCategories.uuid), isNull(products.deletedAt))
  return db
    .select({ subCategory: subCategories, productCount: count(products.uuid) })
    .from(subCategories)
    .leftJoin(products, used)
    .where(isNull(subCategories.deletedAt))
    .groupBy(subCategories.uuid)
    .orderBy(asc(subCategories.position), asc(subCategories.name))
}

export async function readCategoryForm(db: Db, id: number): Promise<Form<CategoryEdit>> {
  const [category] = await db
    .select()
    .from(categories)
    .where(and(eq(categories.id, id), isNull(categories.deletedAt)))
  if (!category) throw notFound('category')
  return { version: category.version, edit: category }
}

export async function readSubCategoryForm(db: Db, uuid: string): Promise<Form<SubCategoryEdit>> {
  const [subCategory] = await db
    .select()
    .from(subCategories)
    .where(and(eq(subCategories.uuid, uuid), isNull(subCategories.deletedAt)))
  if (!subCategory) throw notFound('sub-category')
  return { version: subCategory.version, edit: subCategory }
}
