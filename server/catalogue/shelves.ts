import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Picture } from '../../contract/media.ts'
import { readPictures } from '../media/pictures.ts'
import type { Db } from '../platform/database.ts'
import { readSettings } from '../site/settings.ts'
import { listingInfos } from '../site/tables.ts'
import { brands, categories, homeRows, properties, propertyValues, ranges, subCategories } from './tables.ts'

export type Category = typeof categories.$inferSelect
export type SubCategory = typeof subCategories.$inferSelect
export type Place = { category: Category; subCategory: SubCategory }
export type PropertyValueRow = Awaited<ReturnType<typeof readValues>>[number] & { rank: number }
export type Shelves = Awaited<ReturnType<typeof readShelves>>

/** Everything of the shop but its products, as far as the public may see it, in shop order: small enough to keep in memory. */
export async function readShelves(db: Db) {
  const [categoryRows, subCategoryRows, brandRows, rangeRows, valueRows, rowsOfHome, listings, settings] =
    await Promise.all([
      db
        .select()
        .from(categories)
        .where(isOpen(categories))
        .orderBy(...shopOrder(categories), asc(categories.id)),
      db
        .select()
        .from(subCategories)
        .where(isOpen(subCategories))
        .orderBy(...shopOrder(subCategories)),
      db
        .select()
        .from(brands)
        .where(isOpen(brands))
        .orderBy(...shopOrder(brands)),
      db
        .select()
        .from(ranges)
        .where(isOpen(ranges))
        .orderBy(...shopOrder(ranges)),
      readValues(db),
      db.select().from(homeRows).where(eq(homeRows.visible, true)),
      db.select().from(listingInfos),
      readSettings(db),
    ])
  const places = arrange(categoryRows, subCategoryRows)
  return {
    categories: categoryRows,
    subCategories: places.map((place) => place.subCategory),
    places: new Map(places.map((place) => [place.subCategory.uuid, place])),
    brands: new Map(brandRows.map((row) => [row.uuid, row])),
    ranges: new Map(rangeRows.map((row) => [row.uuid, row])),
    values: new Map(valueRows.map((row, rank) => [row.id, { ...row, rank }])),
    homeRows: new Map(rowsOfHome.map((row) => [row.key, row])),
    listings: new Map(listings.map((row) => [row.key, row])),
    pageSize: settings.pageSize,
    showInterestFreeCredit: settings.showInterestFreeCredit,
    pictures: await readPictures(db, [
      ...[...categoryRows, ...subCategoryRows].flatMap((row) => [row.bannerHash, row.thumbnailHash]),
      ...brandRows.map((row) => row.logoHash),
      ...rangeRows.flatMap((row) => [row.imageHash, row.bannerHash]),
      ...listings.map((row) => row.bannerHash),
    ]),
  }
}

const isOpen = (table: typeof categories | typeof subCategories | typeof brands | typeof ranges) =>
  and(table.visible, isNull(table.deletedAt))
const shopOrder = (table: typeof categories | typeof subCategories | typeof brands | typeof ranges) => [
  asc(table.position),
  asc(table.name),
]

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

export const pictureOf = (shelves: Shelves, hash: string | null): Picture | null =>
  shelves.pictures.get(hash ?? '') ?? null

/** A product that stands in no sub-category is found by search, brand and range. */
export const isInShop = ({ places }: Shelves, { subCategoryUuid }: { subCategoryUuid: string | null }) =>
  subCategoryUuid === null || places.has(subCategoryUuid)
