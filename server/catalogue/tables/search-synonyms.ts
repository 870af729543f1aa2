import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '../../platform/columns.ts'

/** What shoppers type, and the words of the catalogue for it: any of them. */
export const searchSynonyms = pgTable('search_synonyms', {
  /** The words as search reads them, so that no two ways of writing them stand side by side. */
  lookup: text().primaryKey(),
  word: text().notNull(),
  means: text().array().notNull(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})
