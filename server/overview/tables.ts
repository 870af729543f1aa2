import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, updatedAt } from '../platform/columns.ts'

/** Views of a product on a day in London; without a foreign key, so that views outlive the product. */
export const productViews = pgTable(
  'product_views',
  {
    day: date().notNull(),
    productUuid: uuid().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productUuid] }), index().on(table.productUuid, table.day)],
)

/** Searches that were asked on three occasions or more, by month: how often, and how often a product was opened then. */
export const searchCounts = pgTable(
  'search_counts',
  {
    text: text().notNull(),
    month: date().notNull(),
    asked: integer().notNull(),
    opened: integer().notNull(),
    /** Whether the search found nothing when it was last asked. */
    foundNothing: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.text, table.month] })],
)

/** Searches that were asked on fewer occasions: not their text, but a digest that only this shop can make. */
export const rareSearches = pgTable(
  'rare_searches',
  {
    digest: text().primaryKey(),
    occasions: integer().notNull(),
    asked: integer().notNull(),
    opened: integer().notNull(),
    /** The last hour in which it was asked. */
    lastHour: createdAt(),
  },
  (table) => [index().on(table.lastHour)],
)

/** One row: what an owner said of the list of a new shop's first steps. */
export const firstSteps = pgTable(
  'first_steps',
  {
    id: smallint().primaryKey().default(1),
    isHidden: boolean().notNull().default(false),
    legalRead: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    updatedAt: updatedAt(),
  },
  (table) => [check('first_steps_one_row', sql`${table.id} = 1`)],
)

/** The processes of the shop, each with when it was last there and its pages of the last hour by how long they took. */
export const shopProcesses = pgTable('shop_processes', {
  id: uuid().primaryKey(),
  machine: text().notNull(),
  pages: integer().array().notNull(),
  fromMemory: integer().notNull(),
  seenAt: at().notNull(),
})
