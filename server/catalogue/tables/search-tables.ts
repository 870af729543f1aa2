import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, versionNumber } from '../../platform/columns.ts'

/** The content that the tables below are of, and the program that wrote them: one row, none before the first time. */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey(),
  version: versionNumber().notNull(),
  program: text().notNull(),
})

/** Every word that a product has or had, in how many it is, and in how many outside prose. */
export const searchWords = pgTable(
  'search_words',
  {
    term: integer().primaryKey(),
    word: text().notNull(),
    frequency: integer().notNull(),
    headings: integer().notNull(),
    changedIn: versionNumber().notNull(),
  },
  // A hash index, because a word may be too long for an entry of a B-tree.
  (table) => [index().using('hash', table.word), index().on(table.changedIn)],
)

/** The products that have a word, with the level of the field that has it: packed, of some thousand products in a row. */
export const searchPostings = pgTable(
  'search_postings',
  { term: integer().notNull(), chunk: integer().notNull(), postings: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.term, table.chunk] })],
)

/** What search reads of each product. A removed product has no facts, and a new product gets its slot. */
export const searchProducts = pgTable(
  'search_products',
  {
    slot: integer().primaryKey(),
    uuid: uuid().notNull().unique(),
    changedIn: versionNumber().notNull(),
    facts: text(),
    card: text(),
    terms: bytea().notNull(),
  },
  (table) => [index().on(table.changedIn), index('search_products_free').on(table.slot).where(isNull(table.facts))],
)
