import { and, asc, eq, isNull, or, type SQL } from 'drizzle-orm'
import type { Picture } from '../../../contract/media.ts'
import { readPictures } from '../../media/pictures.ts'
import { awaitAll } from '../../platform/await-all.ts'
import type { Db } from '../../platform/database.ts'
import { readSettings } from '../../site/settings.ts'
import { listingInfos } from '../../site/tables.ts'
import {
  brands,
  categories,
  displayPlaces,
  homeRows,
  properties,
  propertyValues,
  ranges,
  sales,
  subCategories,
} from '../tables.ts'

export type Category = typeof categories.$inferSelect
export type SubCategory = typeof subCategories.$inferSelect
export type Place = { category: Category; subCategory: SubCategory }
export type PropertyValueRow = Awaited<ReturnType<typeof readValues>>[number] & { rank: number }
export type Taxonomy = Awaited<ReturnType<typeof readTaxonomy>>

/** The hidden terms that a preview shows. */
type AlsoShown = Partial<Record<'categories' | 'subCategories' | 'brands' | 'ranges', SQL>>

/** Everything public of the shop except its products, in shop order: small enough to keep in memory. */
export async function readTaxonomy(db: Db, alsoShown: AlsoShown = {}) {
  const rows = await readRows(db, alsoShown)
  const places = arrange(rows.categories, rows.subCategories)
  return {
    categories: rows.categories,
    places: new Map(places.map((place) => [place.subCategory.uuid, place])),
    brands: new Map(rows.brands.map((row) => [row.uuid, row])),
    ranges: new Map(rows.ranges.map((row) => [row.uuid, row])),
    displayPlaces: new Map(rows.displayPlaces.map((row) => [row.uuid, row])),
    sales: new Map(rows.sales.map((row) => [row.uuid, row])),
    values: new Map(rows.values.map((row, rank) => [row.id, { ...row, rank }])),
    homeRows: new Map(rows.homeRows.map((row) => [row.key, row])),
    listings: new Map(rows.listings.map((row) => [row.key, row])),
    pageSize: rows.settings.pageSize,
    showInterestFreeCredit: rows.settings.showInterestFreeCredit,
    pictures: await readPictures(db, listHashes(rows)),
  }
}

type Rows = Awaited<ReturnType<typeof readRows>>

function readRows(db: Db, also: AlsoShown) {
  const open = (table: OpenTable, hidden?: SQL) => and(or(eq(table.visible, true), hidden), isNull(table.deletedAt))
  const inShopOrder = (table: OpenTable) => [asc(table.position), asc(table.name)]
  return awaitAll({
    categories: db
      .select()
      .from(categories)
      .where(open(categories, also.categories))
      .orderBy(...inShopOrder(categories), categories.id),
    subCategories: db
      .select()
      .from(subCategories)
      .where(open(subCategories, also.subCategories))
      .orderBy(...inShopOrder(subCategories)),
    brands: db
      .select()
      .from(brands)
      .where(open(brands, also.brands))
      .orderBy(...inShopOrder(brands)),
    ranges: db
      .select()
      .from(ranges)
      .where(open(ranges, also.ranges))
      .orderBy(...inShopOrder(ranges)),
    sales: db.select().from(sales).where(isNull(sales.deletedAt)).orderBy(asc(sales.firstDay), asc(sales.uuid)),
    values: readValues(db),
    homeRows: db
      .select()
      .from(homeRows)
      .where(and(eq(homeRows.visible, true), isNull(homeRows.deletedAt)))
      .orderBy(asc(homeRows.position), asc(homeRows.createdAt)),
    listings: db.select().from(listingInfos),
    settings: readSettings(db),
    displayPlaces: db.select().from(displayPlaces).where(isNull(displayPlaces.deletedAt)),
  })
}

type OpenTable = typeof categories | typeof subCategories | typeof brands | typeof ranges

function readValues(db: Db) {
  return db
    .select({
      id: propertyValues.id,
      name: propertyValues.name,
      swatch: propertyValues.swatch,
      position: propertyValues.position,
      property: { id: properties.id, name: properties.name, position: properties.position },
    })
    .from(propertyValues)
    .innerJoin(properties, eq(properties.id, propertyValues.propertyId))
    .where(and(isNull(properties.deletedAt), isNull(propertyValues.deletedAt)))
    .orderBy(asc(properties.position), asc(properties.name), asc(propertyValues.position), asc(propertyValues.name))
}

function arrange(categoryRows: Category[], subCategoryRows: SubCategory[]): Place[] {
  const byId = new Map(categoryRows.map((row) => [row.id, row]))
  return subCategoryRows.flatMap((subCategory) => {
    const category = byId.get(subCategory.categoryId)
    return category ? [{ category, subCategory }] : []
  })
}

const listHashes = (rows: Rows) => [
  ...[...rows.categories, ...rows.subCategories].flatMap((row) => [row.bannerHash, row.thumbnailHash]),
  ...rows.brands.map((row) => row.logoHash),
  ...rows.ranges.flatMap((row) => [row.imageHash, row.bannerHash]),
  ...rows.listings.map((row) => row.bannerHash),
]

export const pictureOf = (taxonomy: Taxonomy, hash: string | null): Picture | null =>
  taxonomy.pictures.get(hash ?? '') ?? null

/** A product without a sub-category is found by search, brand and range. */
export const isInShop = ({ places }: Taxonomy, { subCategoryUuid }: { subCategoryUuid: string | null }) =>
  subCategoryUuid === null || places.has(subCategoryUuid)
