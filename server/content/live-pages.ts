import { and, eq, exists, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
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
const stands = (path: string) => standing.has(path) || /^\/(search|contact)\//.test(path)

/** Whether a visitor who asks for this address today is shown a page. */
export const isLivePage = async (db: Db, path: string): Promise<boolean> => (await pickLivePages(db, [path])).has(path)

/** Those of these addresses at which a visitor is shown a page today. */
export async function pickLivePages(db: Db, paths: string[]): Promise<Set<string>> {
  const found = await Promise.all(pagesOfRows.map((kind) => pickOfKind(db, kind, paths)))
  return new Set([...paths.filter(stands), ...found.flat()])
}

async function pickOfKind(db: Db, { pattern, table, key, where }: Kind, paths: string[]): Promise<string[]> {
  const named = paths.flatMap((path) => {
    const [, name] = pattern.exec(path) ?? []
    return name === undefined ? [] : [{ path, name }]
  })
  if (named.length === 0) return []
  const names = [...new Set(named.map(({ name }) => name))]
  const rows = await db
    .select({ name: key })
    .from(table)
    .where(and(inArray(key, names), where(db)))
  const live = new Set(rows.map(({ name }) => String(name)))
  return named.filter(({ name }) => live.has(name)).map(({ path }) => path)
}

/** A kind of row that has pages: by what it is known in their addresses, and when they are on show. */
type Kind = { pattern: RegExp; table: PgTable; key: PgColumn; where(db: Db): SQL | undefined }
type Shown = typeof categories | typeof subCategories | typeof ranges | typeof pages | typeof brands

const uuidPattern = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const isShown = (table: Shown) => and(table.visible, isNull(table.deletedAt))

const inShownCategory = (db: Db) =>
  exists(
    db
      .select()
      .from(categories)
      .where(and(eq(categories.id, subCategories.categoryId), isShown(categories))),
  )

const pagesOfRows: Kind[] = [
  {
    pattern: /^\/store\/([^/]+)$/,
    table: categories,
    key: categories.routeName,
    where: () => isShown(categories),
  },
  {
    pattern: /^\/store\/[^/]+\/([^/]+)$/,
    table: subCategories,
    key: subCategories.routeName,
    where: (db) => and(isShown(subCategories), inShownCategory(db)),
  },
  { pattern: /^\/range\/([^/]+)$/, table: ranges, key: ranges.routeName, where: () => isShown(ranges) },
  { pattern: /^\/page\/([^/]+)$/, table: pages, key: pages.id, where: () => isShown(pages) },
  {
    pattern: new RegExp(`^/product/(${uuidPattern})(?:/|$)`),
    table: products,
    key: products.uuid,
    where: () => and(eq(products.status, 'published'), isNull(products.deletedAt)),
  },
  {
    pattern: new RegExp(`^/brand/(?:[^/]+/[^/]+/)?(${uuidPattern})(?:/|$)`),
    table: brands,
    key: brands.uuid,
    where: () => isShown(brands),
  },
  {
    pattern: /^\/property\/(?:[^/]+\/[^/]+\/)?(\d{1,9})(?:\/|$)/,
    table: propertyValues,
    key: propertyValues.id,
    where: () => isNull(propertyValues.deletedAt),
  },
]
