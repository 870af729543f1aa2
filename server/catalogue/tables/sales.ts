import { sql } from 'drizzle-orm'
import { boolean, check, date, doublePrecision, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookkeeping, routeIsFree, routeIsSlug, searchData } from './columns.ts'

/** Sales: products, discounts and days. There are no foreign keys: a deleted term or product just selects nothing. */
export const sales = pgTable(
  'sales',
  {
    uuid: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    routeName: text().notNull().unique(),
    badge: text().notNull(),
    description: text().notNull().default(''),
    by: text({ enum: ['percent', 'pounds'] }).notNull(),
    amount: doublePrecision().notNull(),
    /** Days in London: from its first to its last second. */
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    replaces: boolean().notNull().default(false),
    leavesOutExDisplay: boolean().notNull().default(false),
    products: uuid().array().notNull().default([]),
    categoryId: integer(),
    subCategoryUuid: uuid(),
    brandUuid: uuid(),
    rangeUuid: uuid(),
    valueId: integer(),
    ...searchData,
    ...bookkeeping,
  },
  (table) => [
    check('sales_route', sql`${routeIsFree(table.routeName)} and ${routeIsSlug(table.routeName)}`),
    check('sales_days', sql`${table.firstDay} <= ${table.lastDay}`),
  ],
)
