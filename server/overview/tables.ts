import { sql } from 'drizzle-orm'
import { boolean, check, date, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { at, createdAt, updatedAt } from '../platform/columns.ts'

/** The views of a product on a day in London. No foreign key: views outlive the product. */
export const productViews = pgTable(
  'product_views',
  {
    day: date().notNull(),
    productUuid: uuid().notNull(),
    views: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.productUuid] }), index().on(table.productUuid, table.day)],
)

/** Texts that were searched on three occasions or more, with the counts of searches and opened products by month. */
export const searchCounts = pgTable(
  'search_counts',
  {
    text: text().notNull(),
    month: date().notNull(),
    asked: integer().notNull(),
    opened: integer().notNull(),
    /** Whether the last search for this text found nothing. */
    foundNothing: boolean().notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.text, table.month] })],
)

/** Searches on fewer occasions: not their texts, but digests that only this shop can compute. */
export const rareSearches = pgTable(
  'rare_searches',
  {
    digest: text().primaryKey(),
    occasions: integer().notNull(),
    asked: integer().notNull(),
    opened: integer().notNull(),
    /** The last hour in which the text was searched. */
    lastHour: createdAt(),
  },
  (table) => [index().on(table.lastHour)],
)

/** One row: an owner's choices about the list of a new shop's first steps. */
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

/** The processes of the shop, each with the time of its last report and a histogram of the pages of the last hour. */
export const shopProcesses = pgTable('shop_processes', {
  id: uuid().primaryKey(),
  machine: text().notNull(),
  pages: integer().array().notNull(),
  fromMemory: integer().notNull(),
  seenAt: at().notNull(),
})
