import { sql } from 'drizzle-orm'
import { type AnyPgColumn, integer, text } from 'drizzle-orm/pg-core'
import { pictures } from '../../media/tables.ts'
import { at, createdAt, updatedAt } from '../../platform/columns.ts'

export const searchData = {
  pageTitle: text().notNull().default(''),
  metaDescription: text().notNull().default(''),
  keywords: text().notNull().default(''),
}
export const bookkeeping = {
  /** Counts the edits of this row, so that two people never overwrite each other unseen. */
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  /** Set while the row is in the bin. */
  deletedAt: at(),
}
export const position = () => integer().notNull().default(0)
export const picture = () => text().references(() => pictures.hash)
export const routeIsFree = (column: AnyPgColumn) =>
  sql`${column} not in ('special-offers', 'latest-products', 'clearance', 'homepage', 'navbar', 'search')`
export const routeIsSlug = (column: AnyPgColumn) => sql`${column} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`
