import { integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { createdAt, updatedAt } from '../platform/columns.ts'

/** One picture per content: `hash` is the SHA-256 of the stripped original, its sizes lie in storage under that name. */
export const pictures = pgTable('pictures', {
  hash: text().primaryKey(),
  fileName: text().notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  alt: text().notNull().default(''),
  placeholder: text().notNull(),
  focalX: real().notNull().default(0.5),
  focalY: real().notNull().default(0.5),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
})

/** Documents to download: care instructions, swatch cards and the like. */
export const files = pgTable('files', {
  hash: text().primaryKey(),
  fileName: text().notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  createdAt: createdAt(),
})
