import { and, asc, eq, isNull } from 'drizzle-orm'
import { type HomeRows, homeRowKeys } from '../../../contract/staff/catalogue.ts'
import type { Db } from '../../platform/database.ts'
import { categories, homeRows, subCategories } from '../tables.ts'

export async function readHomeRows(db: Db): Promise<HomeRows> {
  const [rows, choices] = await Promise.all([
    db.select().from(homeRows),
    db
      .select({ uuid: subCategories.uuid, name: subCategories.name, categoryName: categories.name })
      .from(subCategories)
      .innerJoin(categories, eq(categories.id, subCategories.categoryId))
      .where(and(isNull(subCategories.deletedAt), isNull(categories.deletedAt)))
      .orderBy(asc(categories.position), asc(categories.name), asc(subCategories.position), asc(subCategories.name)),
  ])
  const inOrder = homeRowKeys.flatMap((key) => rows.filter((row) => row.key === key))
  return { rows: inOrder.map(({ key, version, ...edit }) => ({ key, version, edit })), subCategories: choices }
}
