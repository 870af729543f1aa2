import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { SearchAnswer, SearchRequest } from '../../contract/search.ts'
import type { Db } from '../platform/database.ts'
import type { Catalogue } from './catalogue.ts'
import { readEntries } from './entries.ts'
import { buildIndex } from './search/catalogue-index.ts'
import { search } from './search/search.ts'
import { readShelves, type Shelves } from './shelves.ts'
import { brands, categories, products, ranges, subCategories } from './tables.ts'

/** The shop as it would be if this one were shown too. Whatever else is hidden stays hidden. */
export const showBrand = (db: Db, uuid: string): Promise<Shelves> => readShelves(db, { brands: eq(brands.uuid, uuid) })

export const showRange = (db: Db, routeName: string): Promise<Shelves> =>
  readShelves(db, { ranges: eq(ranges.routeName, routeName) })

export const showCategory = (db: Db, routeName: string): Promise<Shelves> =>
  readShelves(db, { categories: eq(categories.routeName, routeName) })

/** A sub-category is shown with its category. */
export const showSubCategory = (db: Db, routeName: string): Promise<Shelves> =>
  readShelves(db, showWithCategory(db, eq(subCategories.routeName, routeName)))

const showWithCategory = (db: Db, subCategory: SQL) => ({
  subCategories: subCategory,
  categories: inArray(
    categories.id,
    db.select({ id: subCategories.categoryId }).from(subCategories).where(subCategory),
  ),
})

/** The list of a hidden page: the shop's own search, in what that page lists alone. */
export async function searchHidden(db: Db, catalogue: Catalogue, request: SearchRequest): Promise<SearchAnswer> {
  const { rangeUuid, brandUuid, subCategoryUuid } = request
  const inRange = rangeUuid === null ? undefined : eq(products.rangeUuid, rangeUuid)
  const ofBrand = brandUuid === null ? undefined : eq(products.brandUuid, brandUuid)
  const onShelf = subCategoryUuid === null ? undefined : eq(products.subCategoryUuid, subCategoryUuid)
  const listed = or(inRange, ofBrand, onShelf)
  if (!listed) return search(catalogue.index, request, catalogue.shelves.pageSize)
  const [shelves, rows] = await Promise.all([
    readShelves(db, {
      ranges: rangeUuid === null ? undefined : eq(ranges.uuid, rangeUuid),
      brands: brandUuid === null ? undefined : eq(brands.uuid, brandUuid),
      ...(subCategoryUuid === null ? {} : showWithCategory(db, eq(subCategories.uuid, subCategoryUuid))),
    }),
    db.select({ uuid: products.uuid }).from(products).where(listed),
  ])
  const uuids = rows.map(({ uuid }) => uuid)
  return search(buildIndex(await readEntries(db, shelves, uuids, catalogue.now())), request, shelves.pageSize)
}
