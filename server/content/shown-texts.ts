import { and, eq, not } from 'drizzle-orm'
import { categoryAddress, pageAddress, productAddress, subCategoryAddress } from '../../contract/addresses.ts'
import type { DeadLink } from '../../contract/staff/overview.ts'
import { isPublished } from '../catalogue/products/published.ts'
import { categories, products, subCategories, variants } from '../catalogue/tables.ts'
import type { Db } from '../platform/database.ts'
import { mayLink } from '../platform/may-link.ts'
import { isOnShow } from '../site/kind-pages.ts'
import { siteSettings } from '../site/tables.ts'
import { hasEnded } from './shown-now.ts'
import { pages, popups } from './tables.ts'

/** A visible Markdown text, its record, and the pages that show it. */
export type ShownText = Pick<DeadLink, 'kind' | 'id' | 'name'> & { text: string; shownAt: string[] }

/** Two addresses that represent all pages: a relative link must lead to the same page from the least and the most nested one. */
export const everyPage = ['/', '/product/-/-/-']

/** The texts that may contain a link or a picture. */
export async function listShownTexts(db: Db): Promise<ShownText[]> {
  const readers = [readPages, readPopups, readCategories, readSubCategories, readProducts, readVariants, readAboutUs]
  return (await Promise.all(readers.map((read) => read(db)))).flat()
}

async function readPages(db: Db): Promise<ShownText[]> {
  const rows = await db
    .select({ id: pages.id, name: pages.title, text: pages.body })
    .from(pages)
    .where(and(isOnShow(pages), mayLink(pages.body)))
  return rows.map((row) => ({ kind: 'page', ...row, shownAt: [pageAddress(row.id)] }))
}

async function readPopups(db: Db): Promise<ShownText[]> {
  const rows = await db
    .select({ id: popups.id, name: popups.title, text: popups.message })
    .from(popups)
    .where(and(isOnShow(popups), not(hasEnded(popups.showUntil)), mayLink(popups.message)))
  return rows.map((row) => ({ kind: 'pop-up', ...row, shownAt: everyPage }))
}

async function readCategories(db: Db): Promise<ShownText[]> {
  const rows = await db
    .select({ id: categories.id, name: categories.name, text: categories.extraInfo, route: categories.routeName })
    .from(categories)
    .where(and(isOnShow(categories), mayLink(categories.extraInfo)))
  return rows.map(({ id, name, text, route }) => ({
    kind: 'category',
    id: String(id),
    name,
    text,
    shownAt: [categoryAddress(route)],
  }))
}

async function readSubCategories(db: Db): Promise<ShownText[]> {
  const { uuid: id, name, extraInfo: text, routeName: route } = subCategories
  const rows = await db
    .select({ id, name, text, route, categoryRoute: categories.routeName })
    .from(subCategories)
    .innerJoin(categories, eq(categories.id, subCategories.categoryId))
    .where(and(isOnShow(subCategories), isOnShow(categories), mayLink(text)))
  return rows.map(({ route, categoryRoute, ...row }) => ({
    kind: 'sub-category',
    ...row,
    shownAt: [subCategoryAddress(categoryRoute, route)],
  }))
}

/** The product's address without its name: with it, a relative link would resolve to the product, because every name is accepted. */
const asProduct = (row: Pick<ShownText, 'id' | 'name' | 'text'>): ShownText => ({
  kind: 'product',
  ...row,
  shownAt: [productAddress(row.id, '')],
})

async function readProducts(db: Db): Promise<ShownText[]> {
  const rows = await db
    .select({ id: products.uuid, name: products.name, text: products.description })
    .from(products)
    .where(and(isPublished, mayLink(products.description)))
  return rows.map(asProduct)
}

async function readVariants(db: Db): Promise<ShownText[]> {
  const rows = await db
    .select({ id: products.uuid, name: products.name, text: variants.description })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .where(and(isPublished, isOnShow(variants), mayLink(variants.description)))
  return rows.map(asProduct)
}

async function readAboutUs(db: Db): Promise<ShownText[]> {
  const rows = await db.select({ text: siteSettings.aboutUs }).from(siteSettings).where(mayLink(siteSettings.aboutUs))
  return rows.map(({ text }) => ({ kind: 'settings', id: '', name: 'About us', text, shownAt: ['/'] }))
}
