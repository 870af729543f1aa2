import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { pictures } from '../media/tables.ts'
import { at, createdAt, isoAt, updatedAt } from '../platform/columns.ts'

const picture = () => text().references(() => pictures.hash)
/** When a visible record is shown: see shown-now.ts. */
const period = { showFrom: isoAt(), showUntil: isoAt() }
const bookkeeping = {
  visible: boolean().notNull().default(true),
  version: integer().notNull().default(1),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
  deletedAt: at(),
}

export const slides = pgTable(
  'slides',
  {
    id: uuid().primaryKey().defaultRandom(),
    style: smallint().notNull().default(1),
    title: text().notNull().default(''),
    subTitle: text().notNull().default(''),
    ctaString: text().notNull().default(''),
    ctaUrl: text().notNull().default(''),
    imageHash: picture(),
    mobileImageHash: picture(),
    showOverlay: boolean().notNull().default(false),
    position: integer().notNull().default(0),
    ...period,
    ...bookkeeping,
  },
  (table) => [check('slides_style', sql`${table.style} between 1 and 3`)],
)

export const popups = pgTable('popups', {
  id: uuid().primaryKey().defaultRandom(),
  title: text().notNull().default(''),
  message: text().notNull().default(''),
  imageHash: picture(),
  previewImageHash: picture(),
  ctaString: text().notNull().default(''),
  ctaUrl: text().notNull().default(''),
  position: integer().notNull().default(0),
  ...period,
  ...bookkeeping,
})

export const pages = pgTable(
  'pages',
  {
    id: text().primaryKey(),
    title: text().notNull(),
    body: text().notNull().default(''),
    /** One of the six pages that every shop must have. */
    fixed: boolean().notNull().default(false),
    metaDescription: text().notNull().default(''),
    ...bookkeeping,
  },
  (table) => [
    check('pages_id_slug', sql`${table.id} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
    check('pages_fixed_stay', sql`not ${table.fixed} or (${table.visible} and ${table.deletedAt} is null)`),
  ],
)
