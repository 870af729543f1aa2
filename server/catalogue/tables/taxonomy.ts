import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, serial, text, unique, uuid } from 'drizzle-orm/pg-core'
import { bookkeeping, picture, position, routeIsFree, routeIsSlug, searchData } from './columns.ts'

export const brands = pgTable('brands', {
  uuid: uuid().primaryKey().defaultRandom(),
  name: text().notNull().unique(),
  description: text().notNull().default(''),
  logoHash: picture(),
  position: position(),
  visible: boolean().notNull().default(true),
  ...searchData,
  ...bookkeeping,
})

export const ranges = pgTable(
  'ranges',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    routeName: text().notNull().unique(),
    description: text().notNull().default(''),
    imageHash: picture(),
    bannerHash: picture(),
    onHomepage: boolean().notNull().default(false),
    position: position(),
    visible: boolean().notNull().default(true),
    ...searchData,
    ...bookkeeping,
  },
  (table) => [
    check('ranges_route_free', routeIsFree(table.routeName)),
    check('ranges_route_slug', routeIsSlug(table.routeName)),
  ],
)

/** A short list that staff keep: the floors and bays of the showroom. */
export const displayPlaces = pgTable('display_places', {
  uuid: uuid().primaryKey().defaultRandom(),
  name: text().notNull().unique(),
  position: position(),
  ...bookkeeping,
})

export const properties = pgTable('properties', {
  id: serial().primaryKey(),
  name: text().notNull().unique(),
  position: position(),
  ...bookkeeping,
})

export const propertyValues = pgTable(
  'property_values',
  {
    id: serial().primaryKey(),
    propertyId: integer()
      .notNull()
      .references(() => properties.id),
    name: text().notNull(),
    swatch: text(),
    position: position(),
    ...bookkeeping,
  },
  (table) => [
    unique().on(table.propertyId, table.name),
    check('property_values_swatch', sql`${table.swatch} ~ '^#[0-9a-f]{6}$'`),
  ],
)

export const categories = pgTable(
  'categories',
  {
    id: serial().primaryKey(),
    name: text().notNull(),
    routeName: text().notNull().unique(),
    description: text().notNull().default(''),
    extraInfo: text().notNull().default(''),
    bannerHash: picture(),
    thumbnailHash: picture(),
    /** The range whose tile is in this category's menu. */
    menuRangeUuid: uuid().references(() => ranges.uuid, { onDelete: 'set null' }),
    position: position(),
    visible: boolean().notNull().default(true),
    ...searchData,
    ...bookkeeping,
  },
  (table) => [
    check('categories_route_free', routeIsFree(table.routeName)),
    check('categories_route_slug', routeIsSlug(table.routeName)),
  ],
)

const navBrand = () => uuid().references(() => brands.uuid, { onDelete: 'set null' })
const navProperty = () => integer().references(() => propertyValues.id, { onDelete: 'set null' })

export const subCategories = pgTable(
  'sub_categories',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    name: text().notNull(),
    routeName: text().notNull().unique(),
    description: text().notNull().default(''),
    extraInfo: text().notNull().default(''),
    bannerHash: picture(),
    thumbnailHash: picture(),
    navBrand1: navBrand(),
    navBrand2: navBrand(),
    navBrand3: navBrand(),
    navProperty1: navProperty(),
    navProperty2: navProperty(),
    navProperty3: navProperty(),
    position: position(),
    visible: boolean().notNull().default(true),
    ...searchData,
    ...bookkeeping,
  },
  (table) => [
    index().on(table.categoryId, table.position),
    check('sub_categories_route_free', routeIsFree(table.routeName)),
    check('sub_categories_route_slug', routeIsSlug(table.routeName)),
  ],
)
