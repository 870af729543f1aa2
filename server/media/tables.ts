import { sql } from 'drizzle-orm'
import { index, integer, pgTable, real, text } from 'drizzle-orm/pg-core'
import { at, createdAt, updatedAt } from '../platform/columns.ts'

const bookkeeping = {
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  /** When staff deleted it; a month later the content is erased. */
  deletedAt: at(),
  /** When storage was found to hold other content under its hash, or none. */
  damagedAt: at(),
}

/**
 * One picture per content: `hash` is the SHA-256 of the stripped original; its sizes are in storage under that name.
 */
export const pictures = pgTable(
  'pictures',
  {
    hash: text().primaryKey(),
    fileName: text().notNull(),
    type: text().notNull(),
    bytes: integer().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alt: text().notNull().default(''),
    /** The search key of the library, in lower case. */
    lookupText: text().notNull().generatedAlwaysAs(sql`lower(file_name || chr(10) || alt)`),
    placeholder: text().notNull(),
    focalX: real().notNull().default(0.5),
    focalY: real().notNull().default(0.5),
    ...bookkeeping,
  },
  (table) => [
    // The order of the library.
    index('pictures_listed').on(table.createdAt.desc().nullsFirst(), table.hash).where(sql`${table.deletedAt} is null`),
    index('pictures_binned').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    // Counts unused pictures without reading the table.
    index('pictures_kept').on(table.hash).where(sql`${table.deletedAt} is null`),
    // For the overview, which counts pictures without alt text and damaged pictures.
    index('pictures_without_alt').on(table.hash).where(sql`${table.deletedAt} is null and ${table.alt} = ''`),
    index('pictures_damaged').on(table.hash).where(sql`${table.damagedAt} is not null`),
  ],
)

/** Documents to download: care instructions, swatch cards and the like. */
export const files = pgTable('files', {
  hash: text().primaryKey(),
  fileName: text().notNull(),
  type: text().notNull(),
  bytes: integer().notNull(),
  ...bookkeeping,
})

/** The picture behind an address, or behind the hash of a file: each is fetched and converted only once. */
export const pictureSources = pgTable(
  'picture_sources',
  {
    source: text().primaryKey(),
    pictureHash: text()
      .notNull()
      .references(() => pictures.hash, { onDelete: 'cascade' }),
    createdAt: createdAt(),
  },
  (table) => [index().on(table.pictureHash)],
)
