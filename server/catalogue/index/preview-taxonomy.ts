import { eq, inArray, or, type SQL } from 'drizzle-orm'
import type { SearchRequest, UnderstoodAnswer } from '../../../contract/search.ts'
import type { Db } from '../../platform/database.ts'
import { findSale, listSaleProducts } from '../sales/sale-products.ts'
import { readPeriod } from '../sales/sale-terms.ts'
import { ask } from '../search/ask.ts'
import { buildIndex } from '../search/catalogue-index.ts'
import { searchUnderstood } from '../search/search-understood.ts'
import { brands, categories, products, ranges, subCategories } from '../tables.ts'
import { readTaxonomy, type Taxonomy } from '../taxonomy/taxonomy.ts'
import type { Catalogue } from './catalogue.ts'
import { readEntries } from './entries.ts'

/** The taxonomy with this hidden record shown. Other hidden records stay hidden. */
export const showBrand = (db: Db, uuid: string): Promise<Taxonomy> =>
  readTaxonomy(db, { brands: eq(brands.uuid, uuid) })

export const showRange = (db: Db, routeName: string): Promise<Taxonomy> =>
  readTaxonomy(db, { ranges: eq(ranges.routeName, routeName) })

export const showCategory = (db: Db, routeName: string): Promise<Taxonomy> =>
  readTaxonomy(db, { categories: eq(categories.routeName, routeName) })

/** A sub-category is shown with its category. */
export const showSubCategory = (db: Db, routeName: string): Promise<Taxonomy> =>
  readTaxonomy(db, showWithCategory(db, eq(subCategories.routeName, routeName)))

const showWithCategory = (db: Db, subCategory: SQL) => ({
  subCategories: subCategory,
  categories: inArray(
    categories.id,
    db.select({ id: subCategories.categoryId }).from(subCategories).where(subCategory),
  ),
})

/** The product list of a hidden page: the shop's search, in an index of only the products of that page. */
export async function searchHidden(db: Db, catalogue: Catalogue, request: SearchRequest): Promise<UnderstoodAnswer> {
  const { rangeUuid, brandUuid, subCategoryUuid, saleUuid } = request
  if (saleUuid !== null) return searchSale(db, catalogue, { ...request, saleUuid })
  const inRange = rangeUuid === null ? undefined : eq(products.rangeUuid, rangeUuid)
  const ofBrand = brandUuid === null ? undefined : eq(products.brandUuid, brandUuid)
  const inSubCategory = subCategoryUuid === null ? undefined : eq(products.subCategoryUuid, subCategoryUuid)
  const listed = or(inRange, ofBrand, inSubCategory)
  const { pageSize } = catalogue.taxonomy
  if (!listed) return ask(catalogue.index, (index) => searchUnderstood(index, request, pageSize))
  const [taxonomy, rows] = await Promise.all([
    readTaxonomy(db, {
      ranges: rangeUuid === null ? undefined : eq(ranges.uuid, rangeUuid),
      brands: brandUuid === null ? undefined : eq(brands.uuid, brandUuid),
      ...(subCategoryUuid === null ? {} : showWithCategory(db, eq(subCategories.uuid, subCategoryUuid))),
    }),
    db.select({ uuid: products.uuid }).from(products).where(listed),
  ])
  const uuids = rows.map(({ uuid }) => uuid)
  return searchUnderstood(
    buildIndex(await readEntries(db, taxonomy, uuids, catalogue.now())),
    request,
    taxonomy.pageSize,
  )
}

/** The products of a sale as they are on its first day; of one that is not applied yet, or is over, as they are now. */
async function searchSale(
  db: Db,
  catalogue: Catalogue,
  { saleUuid, ...request }: SearchRequest & { saleUuid: string },
): Promise<UnderstoodAnswer> {
  const [sale, uuids] = await Promise.all([findSale(db, saleUuid), listSaleProducts(db, saleUuid)])
  const { startsAt } = readPeriod(sale)
  const now = catalogue.now()
  const entries = await readEntries(
    db,
    catalogue.taxonomy,
    uuids,
    new Date(Math.max(startsAt.getTime(), now.getTime())),
  )
  return searchUnderstood(buildIndex(entries), { ...request, saleUuid: null }, catalogue.taxonomy.pageSize)
}
