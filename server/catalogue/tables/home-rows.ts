import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { homeRowSources } from '../../../contract/staff/home-rows.ts'
import { at, createdAt, updatedAt } from '../../platform/columns.ts'
import { subCategories } from './taxonomy.ts'

/**
 * The rows of the home page. The first five have keys of their own, others a uuid. A row keeps what it was filled with
 * before: `sofas`, `curtains` and `beds` of the public answer stay what they are named after. Terms that are gone fill nothing.
 */
export const homeRows = pgTable('home_rows', {
  key: text().primaryKey().default(sql`gen_random_uuid()::text`),
  source: text({ enum: homeRowSources }).notNull().default('sub-category'),
  categoryId: integer(),
  subCategoryUuid: uuid().references(() => subCategories.uuid, { onDelete: 'set null' }),
  rangeUuid: uuid(),
  saleUuid: uuid(),
  products: uuid().array().notNull().default([]),
  title: text().notNull().default(''),
  link: text().notNull().default(''),
  position: integer().notNull().default(0),
  visible: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: at(),
})
