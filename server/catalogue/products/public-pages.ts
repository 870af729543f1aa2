import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { shownFirst } from '../prices/prices.ts'
import type { Index } from '../search/catalogue-index.ts'
import { findValue } from '../search/storage/facets.ts'
import { products, propertyValues, variants } from '../tables.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { isPublished } from './published.ts'

export type ProductPage = { uuid: string; name: string; variantUuid: string; changedAt: Date }

/** Some of all pages of products, which are too many to list at once: see `selectPages`. */
type Range = { from?: number; limit?: number }

export async function listProductPages(
  db: Db,
  taxonomy: Taxonomy,
  { from = 0, limit }: Range = {},
): Promise<ProductPage[]> {
  const pages = selectPages(db, taxonomy)
  const query = db.select().from(pages).orderBy(pages.uuid, pages.place).offset(from)
  const rows = await (limit === undefined ? query : query.limit(limit))
  return rows.map(({ place, variantUuid, ...page }) => ({ ...page, variantUuid: place === 1 ? '' : variantUuid }))
}

/** The last change in each part of `length` product pages; `before`: the number of other pages ahead of them. */
export async function listPageParts(db: Db, taxonomy: Taxonomy, before: number, length: number) {
  const pages = selectPages(db, taxonomy)
  const numbered = db
    .select({
      part: sql<number>`(${before} + row_number() over (order by ${pages.uuid}, ${pages.place}) - 1) / ${length}`.as(
        'part',
      ),
      changedAt: pages.changedAt,
    })
    .from(pages)
    .as('numbered')
  return db
    .select({ part: numbered.part, changedAt: sql`max(${numbered.changedAt})`.mapWith(products.updatedAt) })
    .from(numbered)
    .groupBy(numbered.part)
    .orderBy(numbered.part)
}

/** A page each for a product, opening on the variant that its card shows, and for each other variant. */
function selectPages(db: Db, taxonomy: Taxonomy) {
  const isPlaced = or(isNull(products.subCategoryUuid), among(products.subCategoryUuid, [...taxonomy.places.keys()]))
  return db
    .select({
      uuid: products.uuid,
      name: products.name,
      variantUuid: sql<string>`${variants.uuid}`.as('variant_uuid'),
      place: sql<number>`row_number() over (partition by ${products.uuid} order by ${shownFirst})`
        .mapWith(Number)
        .as('place'),
      changedAt: sql`greatest(${products.updatedAt}, ${variants.updatedAt})`
        .mapWith(products.updatedAt)
        .as('changed_at'),
    })
    .from(products)
    .innerJoin(variants, eq(variants.productUuid, products.uuid))
    .where(and(isPublished, isShown, isPlaced))
    .as('pages')
}

const isShown = and(variants.visible, isNull(variants.deletedAt))

/** The values that some product in the shop has; the page of any other would be empty. */
export async function listPropertyPages(db: Db, { facets }: Index) {
  const { id, name, updatedAt } = propertyValues
  const rows = await db.select({ id, name, updatedAt }).from(propertyValues).orderBy(id)
  return rows.filter((row) => findValue(facets, row.id) !== undefined)
}
