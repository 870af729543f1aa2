import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '../../platform/columns.ts'

/** A shopper's word, and the catalogue's words for it: any of them. */
export const searchSynonyms = pgTable('search_synonyms', {
  /** The words as search normalises them, so that no two spellings of them both exist. */
  lookup: text().primaryKey(),
  word: text().notNull(),
  means: text().array().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
