import { and, asc, eq } from 'drizzle-orm'
import {
  brandAddress,
  categoryAddress,
  pageAddress,
  productAddress,
  rangeAddress,
  saleAddress,
  subCategoryAddress,
} from '../../contract/addresses.ts'
import { labelKind } from '../../contract/kinds.ts'
import type { ShopPage } from '../../contract/staff/content.ts'
import { listProducts } from '../catalogue/products/product-list.ts'
import { isRunningNow } from '../catalogue/sales/sale-products.ts'
import { brands, categories, ranges, sales, subCategories } from '../catalogue/tables.ts'
import type { Db } from '../platform/database.ts'
import { isOnShow } from '../site/kind-pages.ts'
import { builtInPages } from './built-in-pages.ts'
import { pages } from './tables.ts'

const builtIn: ShopPage[] = builtInPages.map(({ name, address }) => ({ kind: 'Page', name, address }))

/** Every visible page that a link can choose, except products. */
export async function listShopPages(db: Db): Promise<ShopPage[]> {
  const listings = await Promise.all([
    listCategories(db),
    listSubCategories(db),
    listRanges(db),
    listSales(db),
    listBrands(db),
  ])
  return [...builtIn, ...listings.flat(), ...(await listPages(db))]
}

const maxProducts = 20

/** Visible products that match these words. */
export async function findShopProducts(db: Db, q: string): Promise<ShopPage[]> {
  if (q === '') return []
  const { rows } = await listProducts(db, { q, status: 'published', only: [], sort: 'name', page: 1 })
  return rows
    .slice(0, maxProducts)
    .map(({ uuid, name }) => ({ kind: labelKind('product'), name, address: productAddress(uuid, name) }))
}

async function listCategories(db: Db): Promise<ShopPage[]> {
  const rows = await db.select().from(categories).where(isOnShow(categories)).orderBy(asc(categories.position))
  return rows.map(({ name, routeName }) => ({ kind: labelKind('category'), name, address: categoryAddress(routeName) }))
}

async function listSubCategories(db: Db): Promise<ShopPage[]> {
  const rows = await db
    .select({ name: subCategories.name, routeName: subCategories.routeName, category: categories })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(isOnShow(subCategories), isOnShow(categories)))
    .orderBy(asc(categories.position), asc(subCategories.position))
  return rows.map(({ name, routeName, category }) => ({
    kind: labelKind('sub-category'),
    name: `${category.name} › ${name}`,
    address: subCategoryAddress(category.routeName, routeName),
  }))
}

async function listRanges(db: Db): Promise<ShopPage[]> {
  const rows = await db.select().from(ranges).where(isOnShow(ranges)).orderBy(asc(ranges.name))
  return rows.map(({ name, routeName }) => ({ kind: labelKind('range'), name, address: rangeAddress(routeName) }))
}

async function listSales(db: Db): Promise<ShopPage[]> {
  const rows = await db.select().from(sales).where(isRunningNow).orderBy(asc(sales.name))
  return rows.map(({ name, routeName }) => ({ kind: labelKind('sale'), name, address: saleAddress(routeName) }))
}

async function listBrands(db: Db): Promise<ShopPage[]> {
  const rows = await db.select().from(brands).where(isOnShow(brands)).orderBy(asc(brands.name))
  return rows.map(({ uuid, name }) => ({ kind: labelKind('brand'), name, address: brandAddress(uuid, name) }))
}

async function listPages(db: Db): Promise<ShopPage[]> {
  const rows = await db.select().from(pages).where(isOnShow(pages)).orderBy(asc(pages.title))
  return rows.map(({ id, title }) => ({ kind: labelKind('page'), name: title, address: pageAddress(id) }))
}
