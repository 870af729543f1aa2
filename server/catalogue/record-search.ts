import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../platform/database.ts'
import type { FoundRow } from '../site/kind-entry.ts'
import { findNamedProducts } from './products/named-products.ts'
import { findPage } from './products/product-list.ts'
import { showProductRows } from './products/product-list-rows.ts'
import { properties, propertyValues } from './tables.ts'

/** Products by name, then those that their list finds: by code, brand and sub-category too. */
export async function findProductRecords(db: Db, q: string, limit: number): Promise<FoundRow[]> {
  const [named, listed] = await Promise.all([
    findNamedProducts(db, q, limit),
    findPage(db, { q, status: 'all', only: [], sort: 'name', page: 1 }),
  ])
  const others = listed.filter((uuid) => !named.includes(uuid)).slice(0, limit)
  const rows = await showProductRows(db, [...named, ...others])
  return rows.map(({ uuid, name, subCategory, supplierCode }) => ({
    id: uuid,
    name,
    note: [subCategory, supplierCode].filter(Boolean).join(', '),
    also: [supplierCode].filter(Boolean),
  }))
}

/** Properties by their own name and by the names of their values. */
export async function readPropertyRecords(db: Db): Promise<FoundRow[]> {
  const own = await db
    .select({ id: properties.id, name: properties.name })
    .from(properties)
    .where(isNull(properties.deletedAt))
  const values = await db
    .select({ id: properties.id, name: propertyValues.name, note: properties.name })
    .from(propertyValues)
    .innerJoin(properties, eq(properties.id, propertyValues.propertyId))
    .where(and(isNull(propertyValues.deletedAt), isNull(properties.deletedAt)))
    .orderBy(asc(propertyValues.position))
  return [...own, ...values]
}
