import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { homeRowKeys } from '../../contract/staff-catalogue.ts'
import { files, pictures } from '../media/tables.ts'
import { at, createdAt, updatedAt, versionNumber } from '../platform/columns.ts'
import type { StatePart } from './bulk/product-state.ts'

const searchData = {
  pageTitle: text().notNull().default(''),
  metaDescription: text().notNull().default(''),
  keywords: text().notNull().default(''),
}
const bookkeeping = {
  /** Counts the edits of this row, so that two people never overwrite each other unseen. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  /** Set while the row lies in the bin. */
  deletedAt: at(),
}
const position = () => integer().notNull().default(0)
const picture = () => text().references(() => pictures.hash)
const routeIsFree = (column: AnyPgColumn) =>
  sql`${column} not in ('special-offers', 'latest-products', 'clearance', 'homepage', 'navbar', 'search')`
const routeIsSlug = (column: AnyPgColumn) => sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`

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
    /** The range whose tile stands in this category's menu. */
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

export const productStatuses = ['draft', 'published', 'archived'] as const

export const products = pgTable(
  'products',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    description: text().notNull().default(''),
    status: text({ enum: productStatuses }).notNull().default('draft'),
    subCategoryUuid: uuid().references(() => subCategories.uuid),
    brandUuid: uuid().references(() => brands.uuid),
    rangeUuid: uuid().references(() => ranges.uuid, { onDelete: 'set null' }),
    rangePosition: position(),
    metaTags: text().array().notNull().default([]),
    moreColorsAvailable: boolean().notNull().default(false),
    immediateDelivery: boolean().notNull().default(false),
    showInterestFreeCredit: boolean().notNull().default(false),
    /** The supplier's own code, by which imports find the product again. */
    supplierCode: text().unique(),
    /** What staff find it by and have it sorted by: name and code in small letters, without accents. */
    lookupText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(regexp_replace(normalize(name || ' ' || coalesce(supplier_code, ''), NFD), '[\\u0300-\\u036f]', '', 'g'))`,
      ),
    newUntil: at(),
    publishedAt: at(),
    /** What Newest and Oldest sort by. */
    listedAt: at().notNull().defaultNow(),
    /** The content version that last changed what the public sees of this product. */
    changedIn: versionNumber().notNull().default(0),
    ...searchData,
    ...bookkeeping,
  },
  (table) => [
    index().on(table.changedIn),
    index().on(table.subCategoryUuid),
    index().on(table.brandUuid),
    index().on(table.rangeUuid, table.rangePosition),
    index().on(table.status, table.name),
    index().on(table.newUntil),
    // All that the back office's list is found, counted and sorted by: it reads this and not the table, ten times quicker.
    index('products_listed').on(
      table.lookupText,
      table.uuid,
      table.status,
      table.deletedAt,
      table.subCategoryUuid,
      table.brandUuid,
      table.rangeUuid,
      table.updatedAt,
      table.listedAt,
    ),
  ],
)

export const variants = pgTable(
  'variants',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    productUuid: uuid()
      .notNull()
      .references(() => products.uuid, { onDelete: 'cascade' }),
    name: text().notNull().default(''),
    description: text().notNull().default(''),
    /** 0: the price is told in the showroom only. */
    pricePence: integer().notNull().default(0),
    salePricePence: integer(),
    onSale: boolean().notNull().default(false),
    saleStartsAt: at(),
    saleEndsAt: at(),
    heightCm: doublePrecision(),
    widthCm: doublePrecision(),
    depthCm: doublePrecision(),
    supplierCode: text().unique(),
    position: position(),
    visible: boolean().notNull().default(true),
    ...bookkeeping,
  },
  (table) => [
    index().on(table.productUuid, table.position),
    index().on(table.saleStartsAt),
    index().on(table.saleEndsAt),
    check('variants_price', sql`${table.pricePence} >= 0`),
    check('variants_sale_price', sql`${table.salePricePence} > 0 and ${table.salePricePence} < ${table.pricePence}`),
    check('variants_on_sale', sql`not ${table.onSale} or ${table.salePricePence} is not null`),
    check('variants_sale_window', sql`${table.saleStartsAt} < ${table.saleEndsAt}`),
    check(
      'variants_dimensions',
      sql`coalesce(${table.heightCm}, 0) >= 0 and coalesce(${table.widthCm}, 0) >= 0 and coalesce(${table.depthCm}, 0) >= 0`,
    ),
  ],
)

/** What a shopper was really asked to pay, since when: only a price in here may be shown struck through. */
export const priceLog = pgTable(
  'price_log',
  {
    variantUuid: uuid()
      .notNull()
      .references(() => variants.uuid, { onDelete: 'cascade' }),
    at: createdAt(),
    pricePence: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.variantUuid, table.at] })],
)

/** Pictures of the product as a whole, shown for variants that have none of their own. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productUuid: uuid()
      .notNull()
      .references(() => products.uuid, { onDelete: 'cascade' }),
    pictureHash: text()
      .notNull()
      .references(() => pictures.hash),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.productUuid, table.pictureHash] }), index().on(table.pictureHash)],
)

export const variantPictures = pgTable(
  'variant_pictures',
  {
    variantUuid: uuid()
      .notNull()
      .references(() => variants.uuid, { onDelete: 'cascade' }),
    pictureHash: text()
      .notNull()
      .references(() => pictures.hash),
    position: position(),
  },
  (table) => [primaryKey({ columns: [table.variantUuid, table.pictureHash] }), index().on(table.pictureHash)],
)

export const productFiles = pgTable(
  'product_files',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    productUuid: uuid()
      .notNull()
      .references(() => products.uuid, { onDelete: 'cascade' }),
    fileHash: text()
      .notNull()
      .references(() => files.hash),
    name: text().notNull(),
    position: position(),
  },
  (table) => [index().on(table.productUuid), index().on(table.fileHash)],
)

export const variantProperties = pgTable(
  'variant_properties',
  {
    variantUuid: uuid()
      .notNull()
      .references(() => variants.uuid, { onDelete: 'cascade' }),
    valueId: integer()
      .notNull()
      .references(() => propertyValues.id, { onDelete: 'cascade' }),
  },
  (table) => [primaryKey({ columns: [table.variantUuid, table.valueId] }), index().on(table.valueId)],
)

/** Staff's own choice of what goes with a product, before any that the shop finds by itself. */
export const relatedProducts = pgTable(
  'related_products',
  {
    productUuid: uuid().notNull(),
    relatedUuid: uuid().notNull(),
    position: position(),
  },
  (table) => [
    primaryKey({ columns: [table.productUuid, table.relatedUuid] }),
    foreignKey({ columns: [table.productUuid], foreignColumns: [products.uuid] }).onDelete('cascade'),
    foreignKey({ columns: [table.relatedUuid], foreignColumns: [products.uuid] }).onDelete('cascade'),
    check('related_products_other', sql`${table.productUuid} <> ${table.relatedUuid}`),
  ],
)

/** What fills the rows of the home page; offers and new in fill themselves. */
export const homeRows = pgTable('home_rows', {
  key: text({ enum: homeRowKeys }).primaryKey(),
  subCategoryUuid: uuid().references(() => subCategories.uuid, { onDelete: 'set null' }),
  visible: boolean().notNull().default(true),
  version: integer().notNull().default(1),
})

/** What one piece of bulk work changed of each product, for its undo and for the product's own history; never edited. */
export const bulkChanges = pgTable(
  'bulk_changes',
  {
    workUuid: uuid().notNull(),
    productUuid: uuid().notNull(),
    before: jsonb().$type<StatePart>().notNull(),
    after: jsonb().$type<StatePart>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.workUuid, table.productUuid] }), index().on(table.productUuid)],
)
