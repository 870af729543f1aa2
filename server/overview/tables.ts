import { date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../platform/columns.ts'

/** Searches without results: words alone, nothing about the shopper. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    text: text().primaryKey(),
    count: integer().notNull(),
    lastAt: createdAt(),
  },
  (table) => [index().on(table.lastAt)],
)

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
