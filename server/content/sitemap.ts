import { max } from 'drizzle-orm'
import {
  brandAddress,
  categoryAddress,
  pageAddress,
  productAddress,
  propertyAddress,
  rangeAddress,
  saleAddress,
  subCategoryAddress,
} from '../../contract/addresses.ts'
import type { Catalogue } from '../catalogue/index/catalogue.ts'
import { listPageParts, listProductPages, listPropertyPages } from '../catalogue/products/public-pages.ts'
import { listRunningSales } from '../catalogue/sales/running-sale.ts'
import type { Db } from '../platform/database.ts'
import { escapeHtml } from '../platform/html.ts'
import { contentVersion, siteSettings } from '../site/tables.ts'
import { builtInPages } from './built-in-pages.ts'
import { listLivePages } from './pages.ts'

type Entry = { path: string; changedAt: Date }
type Options = Shop & { publicUrl: string; part?: number; limit?: number }

/** The limit of the sitemap protocol for one file. */
const maxPerFile = 50_000

/** The whole sitemap; its index if it is too long for one file; or one part, which is null if it does not exist. */
export async function writeSitemap({ part, limit = maxPerFile, publicUrl, ...shop }: Options): Promise<string | null> {
  const others = await listOthers(shop)
  // Reads one entry more than fits into a part, to know whether another part follows.
  const list = (from: number) => listEntries(shop, others, { from, limit: limit + 1 })
  if (part === undefined) {
    const entries = await list(0)
    return entries.length > limit
      ? writeIndex(await listChanges(shop, others, limit), publicUrl)
      : writeUrls(entries, publicUrl)
  }
  const entries = await list((part - 1) * limit)
  if (entries.length === 0 || (part === 1 && entries.length <= limit)) return null
  return writeUrls(entries.slice(0, limit), publicUrl)
}

type Shop = { db: Db; catalogue: Catalogue }

/** Products come last, and are read for one part at a time: a large shop has millions of pages. */
async function listEntries(
  { db, catalogue }: Shop,
  others: Entry[],
  { from, limit }: { from: number; limit: number },
): Promise<Entry[]> {
  const own = others.slice(from, from + limit)
  const range = { from: Math.max(0, from - others.length), limit: limit - own.length }
  const pages = range.limit > 0 ? await listProductPages(db, catalogue.taxonomy, range) : []
  const products = pages.map(({ uuid, name, variantUuid, changedAt }) =>
    at(productAddress(uuid, name, variantUuid), changedAt),
  )
  return [...own, ...products]
}

/** When each part last changed. */
async function listChanges({ db, catalogue }: Shop, others: Entry[], limit: number): Promise<Date[]> {
  const changes = new Map<number, Date>()
  const note = (part: number, changedAt: Date) => {
    if (changedAt > (changes.get(part) ?? new Date(0))) changes.set(part, changedAt)
  }
  for (const [place, { changedAt }] of others.entries()) note(Math.floor(place / limit), changedAt)
  const parts = await listPageParts(db, catalogue.taxonomy, others.length, limit)
  for (const { part, changedAt } of parts) note(Number(part), changedAt)
  return [...changes.values()]
}

/** All pages except those of products. */
async function listOthers({ db, catalogue }: Shop): Promise<Entry[]> {
  const { taxonomy } = catalogue
  const [builtIn, values, pages, sales] = await Promise.all([
    listBuiltInPages(db),
    listPropertyPages(db, catalogue.index),
    listLivePages(db),
    listRunningSales(db, taxonomy, catalogue.now()),
  ])
  return [
    ...builtIn,
    ...taxonomy.categories.map(({ routeName, updatedAt }) => at(categoryAddress(routeName), updatedAt)),
    ...[...taxonomy.places.values()].map(({ category, subCategory }) =>
      at(subCategoryAddress(category.routeName, subCategory.routeName), subCategory.updatedAt),
    ),
    ...[...taxonomy.ranges.values()].map(({ routeName, updatedAt }) => at(rangeAddress(routeName), updatedAt)),
    ...sales.map(({ routeName, updatedAt }) => at(saleAddress(routeName), updatedAt)),
    ...[...taxonomy.brands.values()].map(({ uuid, name, updatedAt }) => at(brandAddress(uuid, name), updatedAt)),
    ...values.map(({ id, name, updatedAt }) => at(propertyAddress(id, name), updatedAt)),
    ...pages.map(({ id, updatedAt }) => at(pageAddress(id), updatedAt)),
  ]
}

const at = (path: string, changedAt: Date): Entry => ({ path, changedAt })

async function listBuiltInPages(db: Db): Promise<Entry[]> {
  const [anything] = await db.select({ at: max(contentVersion.updatedAt) }).from(contentVersion)
  const [shop] = await db.select({ at: max(siteSettings.updatedAt) }).from(siteSettings)
  const content = anything?.at ?? new Date(0)
  const changedAt = { content, settings: shop?.at ?? content }
  return builtInPages.map(({ address, from }) => at(address, changedAt[from]))
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function writeUrls(entries: Entry[], publicUrl: string): string {
  const urls = entries.map((entry) => `<url>${writeEntry(entry, publicUrl)}</url>\n`)
  return `${head}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`
}

function writeIndex(changes: Date[], publicUrl: string): string {
  const parts = changes.map(
    (changedAt, i) => `<sitemap>${writeEntry(at(`/sitemap-${i + 1}.xml`, changedAt), publicUrl)}</sitemap>\n`,
  )
  return `${head}<sitemapindex ${namespace}>\n${parts.join('')}</sitemapindex>\n`
}

const writeEntry = ({ path, changedAt }: Entry, publicUrl: string) =>
  `<loc>${escapeHtml(publicUrl + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod>`

export const writeRobots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${publicUrl}/sitemap.xml\n`
