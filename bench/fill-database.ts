import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type postgres from 'postgres'
import type { Entry } from '../server/catalogue/search/entry.ts'
import { generateEntries } from './search-catalogue.ts'

type Row = Record<string, string | number | boolean | null | string[]>

/** Puts a made-up catalogue into an empty, migrated database; two or three variants a product, two pictures each. */
export async function fillDatabase(sql: postgres.Sql, count: number, seed: number): Promise<void> {
  const entries = [...generateEntries(count, seed)]
  await fillTaxonomy(sql, entries)
  for (let from = 0; from < entries.length; from += 1000) await fillProducts(sql, entries.slice(from, from + 1000))
  await sql`update content_version set version = version + 1`
  await sql`vacuum analyze`
}

async function fillTaxonomy(sql: postgres.Sql, entries: Entry[]): Promise<void> {
  const insert = inserter(sql)
  await insert(
    'brands',
    listEach(entries, (entry) => entry.brand),
  )
  const ranges = listEach(entries, (entry) => entry.range)
  await insert(
    'ranges',
    ranges.map(({ uuid, name, routeName }) => ({ uuid, name, route_name: routeName })),
  )
  const categories = listEach(entries, (entry) => entry.category)
  await insert(
    'categories',
    categories.map(({ routeName, ...row }) => ({ ...row, route_name: `c-${routeName}` })),
  )
  const subCategories = new Map(
    entries.map(({ category, subCategory }) => [subCategory?.uuid, { category, subCategory }]),
  )
  const subCategoryRows = [...subCategories.values()].map(({ category, subCategory }) => ({
    uuid: subCategory?.uuid ?? '',
    category_id: category?.id ?? 0,
    name: subCategory?.name ?? '',
    route_name: `${category?.routeName}-${subCategory?.routeName}`,
    position: subCategory?.position ?? 0,
  }))
  await insert('sub_categories', subCategoryRows)
  const properties = entries.flatMap((entry) => entry.properties)
  const labels = listEach(properties, (property) => property)
  await insert(
    'properties',
    labels.map(({ id, label, position }) => ({ id, name: label, position })),
  )
  const values = properties.flatMap(({ id, values }) => values.map((value) => ({ ...value, property_id: id })))
  await insert(
    'property_values',
    listEach(values, (value) => value),
  )
}

async function fillProducts(sql: postgres.Sql, entries: Entry[]): Promise<void> {
  const insert = inserter(sql)
  await insert('products', entries.map(writeProduct))
  const variants = entries.flatMap(writeVariants)
  await insert(
    'variants',
    variants.map(({ valueIds: _, ...row }) => row),
  )
  await insert(
    'variant_properties',
    variants.flatMap(({ uuid, valueIds }) => valueIds.map((value_id) => ({ variant_uuid: uuid, value_id }))),
  )
  const pictures = entries.flatMap(({ uuid, card }) =>
    card.images.map((picture, position) => ({ uuid, picture, position })),
  )
  await insert(
    'pictures',
    pictures.map(({ picture }) => ({
      hash: picture.hash,
      file_name: 'picture.webp',
      type: 'image/webp',
      bytes: 50_000,
      width: picture.width,
      height: picture.height,
      alt: picture.alt,
      placeholder: '#d8d2c8',
    })),
  )
  await insert(
    'product_pictures',
    pictures.map(({ uuid, picture, position }) => ({ product_uuid: uuid, picture_hash: picture.hash, position })),
  )
}

const writeProduct = (entry: Entry): Row => ({
  uuid: entry.uuid,
  name: entry.name,
  description: entry.description,
  status: 'published',
  sub_category_uuid: entry.subCategory?.uuid ?? null,
  brand_uuid: entry.brand?.uuid ?? null,
  range_uuid: entry.range?.uuid ?? null,
  meta_tags: entry.metaTags,
  new_until: entry.isNew ? '2100-01-01T00:00:00Z' : null,
  listed_at: new Date(entry.listedAt).toISOString(),
  published_at: new Date(entry.listedAt).toISOString(),
})

function writeVariants(entry: Entry) {
  const { card } = entry
  return Array.from({ length: card.variantAmount }, (_, position) => ({
    uuid: crypto.randomUUID(),
    product_uuid: entry.uuid,
    name: position === 0 ? card.variantName : `${card.variantName} ${position + 1}`,
    price_pence: Math.round(card.price * 100) + position * 1000,
    sale_price_pence: card.salePrice === null ? null : Math.round(card.salePrice * 100),
    on_sale: card.onSale,
    width_cm: 120,
    height_cm: 80,
    depth_cm: 90,
    position,
    valueIds: entry.properties.flatMap(({ values }) => values.map(({ id }) => id)),
  }))
}

/** Copied rather than inserted: a hundred thousand products in seconds. */
function inserter(sql: postgres.Sql) {
  return async (table: string, rows: Row[]): Promise<void> => {
    const [first] = rows
    if (!first) return
    const copy = await sql`copy ${sql(table)} (${sql(Object.keys(first))}) from stdin`.writable()
    await pipeline(Readable.from(rows.map((row) => `${Object.values(row).map(writeValue).join('\t')}\n`)), copy)
  }
}

function writeValue(value: Row[string]): string {
  if (value === null) return '\\N'
  const text = Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join(',')}}` : String(value)
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function listEach<Item, Thing extends { uuid: string } | { id: number }>(
  items: Item[],
  read: (item: Item) => Thing | null,
): Thing[] {
  const things = items.map(read).filter((thing) => thing !== null)
  return [...new Map(things.map((thing) => ['uuid' in thing ? thing.uuid : thing.id, thing])).values()]
}
