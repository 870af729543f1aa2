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
import { listProductPages, listPropertyPages } from '../catalogue/products/public-pages.ts'
import { listRunningSales } from '../catalogue/sales/running-sale.ts'
import type { Db } from '../platform/database.ts'
import { escapeHtml } from '../platform/html.ts'
import { contentVersion, siteSettings } from '../site/tables.ts'
import { listLivePages } from './pages.ts'

type Entry = { path: string; changedAt: Date }
type Options = { db: Db; catalogue: Catalogue; publicUrl: string; part?: number; most?: number }

/** The protocol's limit for one file. */
const mostInFile = 50_000

/** The whole sitemap, its index when it is too long for one file, or one part of it; undefined for a missing part. */
export async function writeSitemap({ part, most = mostInFile, publicUrl, ...shop }: Options): Promise<string | null> {
  const entries = await listEntries(shop)
  const parts = Math.ceil(entries.length / most)
  if (part === undefined) {
    return parts > 1 ? writeIndex(entries, { most, publicUrl }) : writeUrls(entries, publicUrl)
  }
  if (parts < 2 || part > parts) return null
  return writeUrls(entries.slice((part - 1) * most, part * most), publicUrl)
}

async function listEntries({ db, catalogue }: { db: Db; catalogue: Catalogue }): Promise<Entry[]> {
  const { taxonomy } = catalogue
  const [standing, products, values, pages] = await Promise.all([
    listStanding(db),
    listProductPages(db, taxonomy),
    listPropertyPages(db, taxonomy),
    listLivePages(db),
  ])
  return [
    ...standing,
    ...taxonomy.categories.map(({ routeName, updatedAt }) => at(categoryAddress(routeName), updatedAt)),
    ...[...taxonomy.places.values()].map(({ category, subCategory }) =>
      at(subCategoryAddress(category.routeName, subCategory.routeName), subCategory.updatedAt),
    ),
    ...[...taxonomy.ranges.values()].map(({ routeName, updatedAt }) => at(rangeAddress(routeName), updatedAt)),
    ...listRunningSales(taxonomy, catalogue.now()).map(({ routeName, updatedAt }) =>
      at(saleAddress(routeName), updatedAt),
    ),
    ...[...taxonomy.brands.values()].map(({ uuid, name, updatedAt }) => at(brandAddress(uuid, name), updatedAt)),
    ...values.map(({ id, name, updatedAt }) => at(propertyAddress(id, name), updatedAt)),
    ...pages.map(({ id, updatedAt }) => at(pageAddress(id), updatedAt)),
    ...products.map(({ uuid, name, variantUuid, changedAt }) => at(productAddress(uuid, name, variantUuid), changedAt)),
  ]
}

const at = (path: string, changedAt: Date): Entry => ({ path, changedAt })

/** Pages with lists change with any content; those about the shop change with its settings. */
async function listStanding(db: Db): Promise<Entry[]> {
  const [content] = await db.select({ at: max(contentVersion.updatedAt) }).from(contentVersion)
  const [settings] = await db.select({ at: max(siteSettings.updatedAt) }).from(siteSettings)
  const anything = content?.at ?? new Date(0)
  const shop = settings?.at ?? anything
  return [
    at('/', anything),
    at('/latest-products', anything),
    at('/special-offers', anything),
    at('/find-us', shop),
    at('/how-to-measure', shop),
    at('/visit', shop),
    at('/contact', shop),
  ]
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function writeUrls(entries: Entry[], publicUrl: string): string {
  const urls = entries.map((entry) => `<url>${writeEntry(entry, publicUrl)}</url>\n`)
  return `${head}<urlset ${namespace}>\n${urls.join('')}</urlset>\n`
}

function writeIndex(entries: Entry[], { most, publicUrl }: { most: number; publicUrl: string }): string {
  const parts: string[] = []
  for (let from = 0; from < entries.length; from += most) {
    const changedAt = new Date(Math.max(...entries.slice(from, from + most).map((entry) => entry.changedAt.getTime())))
    parts.push(`<sitemap>${writeEntry(at(`/sitemap-${parts.length + 1}.xml`, changedAt), publicUrl)}</sitemap>\n`)
  }
  return `${head}<sitemapindex ${namespace}>\n${parts.join('')}</sitemapindex>\n`
}

const writeEntry = ({ path, changedAt }: Entry, publicUrl: string) =>
  `<loc>${escapeHtml(publicUrl + path)}</loc><lastmod>${changedAt.toISOString()}</lastmod>`

export const writeRobots = (publicUrl: string) =>
  `User-agent: *\nDisallow: /admin\nDisallow: /api\n\nSitemap: ${publicUrl}/sitemap.xml\n`
