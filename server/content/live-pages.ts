import { and, inArray, type SQL } from 'drizzle-orm'
import { pageAddress } from '../../contract/addresses.ts'
import { pageQueries } from '../../contract/page-queries.ts'
import { catalogueKindPages } from '../catalogue/kind-pages.ts'
import type { Db } from '../platform/database.ts'
import { isOnShow, type KindPages } from '../site/kind-pages.ts'
import { pages } from './tables.ts'

/** The pages whose route needs no key, such as `/contact/:variantUuid?`. */
const ownRoutes = new Set(
  Object.keys(pageQueries).flatMap((route) => {
    const path = route.replace(/\/:\w+\?$/, '')
    return path.includes(':') ? [] : [path]
  }),
)
const hasOwnRoute = (path: string) => ownRoutes.has(path) || /^\/(search|contact)\//.test(path)

const kindPages: KindPages[] = [
  ...catalogueKindPages,
  {
    pattern: new RegExp(`^${pageAddress('(?<key>[^/]+)')}$`),
    table: pages,
    key: pages.id,
    isShown: () => isOnShow(pages),
  },
]

/** Whether a visitor to this address is shown a page today. */
export const isLivePage = async (db: Db, path: string): Promise<boolean> => (await pickLivePages(db, [path])).has(path)

/** The addresses that show a visitor a page today. */
export async function pickLivePages(db: Db, paths: string[]): Promise<Set<string>> {
  const found = await Promise.all(
    kindPages.map(async (kind) => pickPlaced(db, kind, await pickOfKind(db, kind, kind.isShown(db), paths))),
  )
  return new Set([...paths.filter(hasOwnRoute), ...found.flat()])
}

/** Whether a redirect from this address would hide a page, now or once its category or property is restored. */
export async function isTaken(db: Db, path: string): Promise<boolean> {
  if (hasOwnRoute(path)) return true
  const found = await Promise.all(
    kindPages.map((kind) => pickOfKind(db, kind, (kind.isTaken ?? kind.isShown)(db), [path])),
  )
  return found.flat().length > 0
}

async function pickOfKind(
  db: Db,
  { pattern, table, key }: KindPages,
  where: SQL | undefined,
  paths: string[],
): Promise<string[]> {
  const named = paths.flatMap((path) => {
    const name = pattern.exec(path)?.groups?.key
    return name === undefined ? [] : [{ path, name }]
  })
  if (named.length === 0) return []
  const names = [...new Set(named.map(({ name }) => name))]
  const rows = await db
    .select({ name: key })
    .from(table)
    .where(and(inArray(key, names), where))
  const live = new Set(rows.map(({ name }) => String(name)))
  return named.filter(({ name }) => live.has(name)).map(({ path }) => path)
}

/** Leaves out the pages within a sub-category that shoppers do not see. */
async function pickPlaced(db: Db, { pattern, pickPlaces }: KindPages, paths: string[]): Promise<string[]> {
  const placed = paths.map((path) => ({ path, place: pattern.exec(path)?.groups?.place }))
  const places = placed.flatMap(({ place }) => place ?? [])
  if (!pickPlaces || places.length === 0) return paths
  const shown = await pickPlaces(db, places)
  return placed.filter(({ place }) => place === undefined || shown.has(place)).map(({ path }) => path)
}
