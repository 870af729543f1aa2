import { and, eq, exists, inArray, isNull, or } from 'drizzle-orm'
import {
  categoryAddress,
  productAddress,
  rangeAddress,
  saleAddress,
  subCategoryAddress,
} from '../../contract/addresses.ts'
import { writeUuidPattern } from '../../contract/uuid.ts'
import type { Db } from '../platform/database.ts'
import { isOnShow, type KindPages } from '../site/kind-pages.ts'
import { isPublished } from './products/published.ts'
import { isRunningNow } from './sales/sale-products.ts'
import { brands, categories, products, properties, propertyValues, ranges, sales, subCategories } from './tables.ts'

const uuid = `(?<key>${writeUuidPattern()})`
const route = '(?<key>[^/]+)'
/** A brand or a value may be listed within a sub-category. */
const place = '(?:(?<place>[^/]+/[^/]+)/)?'

const isInShownCategory = (db: Db) =>
  exists(
    db
      .select()
      .from(categories)
      .where(and(eq(categories.id, subCategories.categoryId), isOnShow(categories))),
  )

const isShownSubCategory = (db: Db) => and(isOnShow(subCategories), isInShownCategory(db))

/** As `isInShop` of taxonomy.ts decides it for products that were read. */
export const isInShownPlace = (db: Db) =>
  or(
    isNull(products.subCategoryUuid),
    exists(
      db
        .select()
        .from(subCategories)
        .where(and(eq(subCategories.uuid, products.subCategoryUuid), isShownSubCategory(db))),
    ),
  )

const isOfLiveProperty = (db: Db) =>
  exists(
    db
      .select()
      .from(properties)
      .where(and(eq(properties.id, propertyValues.propertyId), isNull(properties.deletedAt))),
  )

async function pickPlaces(db: Db, places: string[]): Promise<Set<string>> {
  const routes = places.map((named) => named.split('/').at(-1) ?? '')
  const rows = await db
    .select({ category: categories.routeName, subCategory: subCategories.routeName })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(inArray(subCategories.routeName, routes), isOnShow(subCategories), isOnShow(categories)))
  return new Set(rows.map(({ category, subCategory }) => `${category}/${subCategory}`))
}

const isValue = isNull(propertyValues.deletedAt)

/** The pages of each kind of record. */
export const catalogueKindPages: KindPages[] = [
  {
    pattern: new RegExp(`^${productAddress(uuid, '')}(?:/|$)`),
    table: products,
    key: products.uuid,
    isShown: (db) => and(isPublished, isInShownPlace(db)),
    isTaken: () => isPublished,
  },
  {
    pattern: new RegExp(`^${categoryAddress(route)}$`),
    table: categories,
    key: categories.routeName,
    isShown: () => isOnShow(categories),
  },
  {
    pattern: new RegExp(`^${subCategoryAddress('[^/]+', route)}$`),
    table: subCategories,
    key: subCategories.routeName,
    isShown: isShownSubCategory,
  },
  {
    pattern: new RegExp(`^${rangeAddress(route)}$`),
    table: ranges,
    key: ranges.routeName,
    isShown: () => isOnShow(ranges),
  },
  {
    pattern: new RegExp(`^/brand/${place}${uuid}(?:/|$)`),
    table: brands,
    key: brands.uuid,
    pickPlaces,
    isShown: () => isOnShow(brands),
  },
  // Each value of a property has a page.
  {
    pattern: new RegExp(`^/property/${place}(?<key>\\d{1,9})(?:/|$)`),
    table: propertyValues,
    key: propertyValues.id,
    pickPlaces,
    isShown: (db) => and(isValue, isOfLiveProperty(db)),
    isTaken: () => isValue,
  },
  {
    pattern: new RegExp(`^${saleAddress(route)}$`),
    table: sales,
    key: sales.routeName,
    isShown: () => isRunningNow,
  },
]
