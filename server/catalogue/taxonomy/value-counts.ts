import { and, count, countDistinct, eq, isNull, sql } from 'drizzle-orm'
import type { ValueUse } from '../../../contract/staff/uses.ts'
import type { Db } from '../../platform/database.ts'
import { products, propertyValues, sales, subCategories, variantProperties, variants } from '../tables.ts'

/** The number of uses of each value of a property. */
export const countValueUses = (db: Db, propertyId: number): Promise<ValueUse[]> =>
  db
    .select({
      id: propertyValues.id,
      productCount: sql`${countProducts(db)}`.mapWith(Number),
      menuCount: sql`${countMenus(db)}`.mapWith(Number),
      saleCount: sql`${countSales(db)}`.mapWith(Number),
    })
    .from(propertyValues)
    .where(and(eq(propertyValues.propertyId, propertyId), isNull(propertyValues.deletedAt)))

const countProducts = (db: Db) =>
  db
    .select({ count: countDistinct(products.uuid) })
    .from(variantProperties)
    .innerJoin(variants, and(eq(variants.uuid, variantProperties.variantUuid), isNull(variants.deletedAt)))
    .innerJoin(products, and(eq(products.uuid, variants.productUuid), isNull(products.deletedAt)))
    .where(eq(variantProperties.valueId, propertyValues.id))

function countMenus(db: Db) {
  const { navProperty1, navProperty2, navProperty3, deletedAt } = subCategories
  const picked = sql`${propertyValues.id} in (${navProperty1}, ${navProperty2}, ${navProperty3})`
  return db
    .select({ count: count() })
    .from(subCategories)
    .where(and(picked, isNull(deletedAt)))
}

const countSales = (db: Db) =>
  db
    .select({ count: count() })
    .from(sales)
    .where(and(eq(sales.valueId, propertyValues.id), isNull(sales.deletedAt)))
