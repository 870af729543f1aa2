import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt } from '../platform/columns.ts'

/** What shoppers looked for and did not find: words alone, without who, from where or on what. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    text: text().primaryKey(),
    count: integer().notNull(),
    lastAt: createdAt(),
  },
  (table) => [index().on(table.lastAt)],
)
