import { and, asc, countDistinct, eq, isNull } from 'drizzle-orm'
import type { PropertyRow } from '../../../contract/staff/catalogue-lists.ts'
import type { Db } from '../../platform/database.ts'
import type { Listing } from '../../site/record-kinds.ts'
import { products, type properties, propertyValues, variantProperties, variants } from '../tables.ts'

/** Properties with their values, as staff list them and choose among them. */
export async function listPropertyRows(
  rows: Listing<typeof properties.$inferSelect>[],
  db: Db,
): Promise<PropertyRow[]> {
  const [values, counts] = await Promise.all([listAllValues(db), countProducts(db)])
  return rows.map((property) => ({
    ...property,
    productCount: counts.get(property.id) ?? 0,
    values: values.filter(({ propertyId }) => propertyId === property.id),
  }))
}

const listAllValues = (db: Db) =>
  db
    .select()
    .from(propertyValues)
    .where(isNull(propertyValues.deletedAt))
    .orderBy(asc(propertyValues.position), asc(propertyValues.name))

async function countProducts(db: Db): Promise<Map<number, number>> {
  const rows = await db
    .select({ id: propertyValues.propertyId, count: countDistinct(products.uuid) })
    .from(propertyValues)
    .innerJoin(variantProperties, eq(variantProperties.valueId, propertyValues.id))
    .innerJoin(variants, and(eq(variants.uuid, variantProperties.variantUuid), isNull(variants.deletedAt)))
    .innerJoin(products, and(eq(products.uuid, variants.productUuid), isNull(products.deletedAt)))
    .where(isNull(propertyValues.deletedAt))
    .groupBy(propertyValues.propertyId)
  return new Map(rows.map(({ id, count }) => [id, count]))
}
