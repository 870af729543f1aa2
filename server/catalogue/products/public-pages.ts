import { and, eq, exists, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import { shownFirst } from '../prices/prices.ts'
import { products, propertyValues, variantProperties, variants } from '../tables.ts'
import { isInShop, type Taxonomy } from '../taxonomy/taxonomy.ts'

export type ProductPage = { uuid: string; name: string; variantUuid: string; changedAt: Date }

/** A page each for a product, opening on the variant that its card shows, and for each other variant. */
export async function listProductPages(db: Db, taxonomy: Taxonomy): Promise<ProductPage[]> {
  const place = sql<number>`row_number() over (partition by ${products.uuid} order by ${shownFirst})`
  const rows = await db
    .select({
      uuid: products.uuid,
      name: products.name,
      subCategoryUuid: products.subCategoryUuid,
      variantUuid: variants.uuid,
      place: place.mapWith(Number),
      changedAt: sql`greatest(${products.updatedAt}, ${variants.updatedAt})`.mapWith(products.updatedAt),
    })
    .from(products)
    .innerJoin(variants, eq(variants.productUuid, products.uuid))
    .where(and(isPublished, isShown))
    .orderBy(products.name, products.uuid)
  return rows
    .filter((row) => isInShop(taxonomy, row))
    .map(({ uuid, name, variantUuid, place, changedAt }) => ({
      uuid,
      name,
      variantUuid: place === 1 ? '' : variantUuid,
      changedAt,
    }))
}

const isPublished = and(eq(products.status, 'published'), isNull(products.deletedAt))
const isShown = and(variants.visible, isNull(variants.deletedAt))

/** The values that some variant in the shop has; the page of any other would be empty. */
export async function listPropertyPages(db: Db, taxonomy: Taxonomy) {
  const users = db
    .select({ one: sql`1` })
    .from(variantProperties)
    .innerJoin(variants, eq(variants.uuid, variantProperties.variantUuid))
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .where(and(eq(variantProperties.valueId, propertyValues.id), isPublished, isShown))
  const rows = await db
    .select({ id: propertyValues.id, name: propertyValues.name, updatedAt: propertyValues.updatedAt })
    .from(propertyValues)
    .where(exists(users))
    .orderBy(propertyValues.id)
  return rows.filter(({ id }) => taxonomy.values.has(id))
}
