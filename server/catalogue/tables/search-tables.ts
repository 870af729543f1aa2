import { isNull } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, versionNumber } from '../../platform/columns.ts'

/** The content version of the tables below, and the program that wrote them: one row, none before the first write. */
export const searchState = pgTable('search_state', {
  id: integer().primaryKey(),
  version: versionNumber().notNull(),
  program: text().notNull(),
})

/** Every word that a product has or had. `frequency`: the number of its products; `headings`: those outside prose. */
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

/** Posting lists: the products of a word, with the level of the field. A row packs a chunk of some thousand slots. */
export const searchPostings = pgTable(
  'search_postings',
  { term: integer().notNull(), chunk: integer().notNull(), postings: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.term, table.chunk] })],
)

/** The facts of each product that search reads. A removed product has no facts, and a new product reuses its slot. */
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
