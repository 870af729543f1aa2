import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '../../platform/columns.ts'

/** What shoppers type, and the words of the catalogue for it: any of them. */
export const searchSynonyms = pgTable('search_synonyms', {
  /** The words as search normalises them, so that no two spellings of them both exist. */
  lookup: text().primaryKey(),
  word: text().notNull(),
  means: text().array().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
