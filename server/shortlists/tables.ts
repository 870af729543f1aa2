import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { PieceAsked } from '../../contract/shortlists.ts'
import { at, createdAt } from '../platform/columns.ts'

/** A list that a shopper shared. Only digests of its two secrets are stored, and nothing about who shared it. */
export const shortlistShares = pgTable(
  'shortlist_shares',
  {
    tokenDigest: text().primaryKey(),
    endKeyDigest: text().notNull(),
    items: jsonb().$type<PieceAsked[]>().notNull(),
    createdAt: createdAt(),
    usedAt: at().notNull().defaultNow(),
  },
  (table) => [index().on(table.usedAt)],
)
