import { sql } from 'drizzle-orm'
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { files, pictures } from '../../media/tables.ts'
import { position } from './columns.ts'
import { products, variants } from './products.ts'
import { propertyValues } from './taxonomy.ts'

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

/** Related products chosen by staff, which come before those that the shop finds. */
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
