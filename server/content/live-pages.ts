import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { fixedPages } from '../../contract/addresses.ts'
import { brands, categories, products, propertyValues, ranges, subCategories } from '../catalogue/tables.ts'
import type { Db } from '../platform/database.ts'
import { pages } from './tables.ts'

const standing = new Set([
  '/',
  '/clearance',
  '/contact',
  '/find-us',
  '/latest-products',
  '/search',
  '/special-offers',
  '/store',
  '/store/special-offers',
  '/unauthorised',
  ...fixedPages.map((id) => `/${id}`),
])

/** Whether a visitor who asks for this address today is shown a page. */
export async function isLivePage(db: Db, path: string): Promise<boolean> {
  if (standing.has(path) || /^\/(search|contact)\//.test(path)) return true
  const row = nameRow(path)
  if (!row) return false
  const found = await db.select().from(row.table).where(row.where).limit(1)
  return found.length > 0
}

type Row = { table: PgTable; where: SQL | undefined }
const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** The row that a page at this address would show. */
function nameRow(path: string): Row | undefined {
  for (const [pattern, row] of pagesOfRows) {
    const [, key] = pattern.exec(path) ?? []
    if (key !== undefined) return row(key)
  }
}

const pagesOfRows: [RegExp, (key: string) => Row][] = [
  [/^\/store\/([^/]+)$/, (route) => shown(categories, eq(categories.routeName, route))],
  [/^\/store\/[^/]+\/([^/]+)$/, (route) => shown(subCategories, eq(subCategories.routeName, route))],
  [/^\/range\/([^/]+)$/, (route) => shown(ranges, eq(ranges.routeName, route))],
  [/^\/page\/([^/]+)$/, (id) => shown(pages, eq(pages.id, id))],
  [
    new RegExp(`^/product/(${uuidPattern})(?:/|$)`),
    (uuid) => ({
      table: products,
      where: and(eq(products.uuid, uuid), eq(products.status, 'published'), isNull(products.deletedAt)),
    }),
  ],
  [new RegExp(`^/brand/(?:[^/]+/[^/]+/)?(${uuidPattern})(?:/|$)`), (uuid) => shown(brands, eq(brands.uuid, uuid))],
  [
    /^\/property\/(?:[^/]+\/[^/]+\/)?(\d{1,9})(?:\/|$)/,
    (id) => ({
      table: propertyValues,
      where: and(eq(propertyValues.id, Number(id)), isNull(propertyValues.deletedAt)),
    }),
  ],
]

type Shown = typeof categories | typeof subCategories | typeof ranges | typeof pages | typeof brands
const shown = (table: Shown, where: SQL): Row => ({
  table,
  where: and(where, eq(table.visible, true), isNull(table.deletedAt)),
})
