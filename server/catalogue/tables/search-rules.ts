import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { bookkeeping } from './columns.ts'

/** The rules of staff for searches. Deleted products are ignored, so there is no foreign key. */
export const searchRules = pgTable('search_rules', {
  uuid: uuid().primaryKey().defaultRandom(),
  words: text().notNull(),
  pinned: uuid().array().notNull(),
  hidden: uuid().array().notNull(),
  sendTo: text().notNull().default(''),
  ...bookkeeping,
})
