import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setImmediate } from 'node:timers/promises'
import type postgres from 'postgres'
import type { Entry } from '../server/catalogue/search/entry.ts'
import { generateEntries, generateTerms } from './search-catalogue.ts'

type Row = Record<string, string | number | boolean | null | string[]>

const batchLength = 2_000

/**
 * Fills an empty, migrated database with a generated catalogue: two or three variants a product, with two pictures each. At
 * most two batches are in memory: one is generated while PostgreSQL copies the other.
 */
export async function fillDatabase(sql: postgres.Sql, count: number, seed: number): Promise<void> {
  await fillTaxonomy(sql, seed)
  let copied = Promise.resolve()
  for (const batch of cutBatches(generateEntries(count, seed))) {
    await copied
    copied = fillProducts(sql, batch)
    // The rejection is handled where `copied` is awaited; without this Node would treat it as unhandled until then.
    copied.catch(() => {})
    await setImmediate()
  }
  await copied
  await sql`update content_version set version = version + 1`
  await sql`vacuum analyze`
}

function* cutBatches(entries: Iterable<Entry>): Generator<Entry[]> {
  let batch: Entry[] = []
  for (const entry of entries) {
    if (batch.push(entry) < batchLength) continue
    yield batch
    batch = []
  }
  yield batch
}

async function fillTaxonomy(sql: postgres.Sql, seed: number): Promise<void> {
  const insert = inserter(sql)
  const { brands, ranges, places, features } = generateTerms(seed)
  await insert('brands', brands)
  await insert(
    'ranges',
    ranges.map(({ uuid, name, routeName }) => ({ uuid, name, route_name: routeName })),
  )
  const categories = new Map(places.map(({ category }) => [category.id, category]))
  await insert(
    'categories',
    [...categories.values()].map(({ routeName, ...row }) => ({ ...row, route_name: `c-${routeName}` })),
  )
  await insert(
    'sub_categories',
    places.map(({ category, subCategory: { uuid, name, routeName, position } }) => ({
      uuid,
      category_id: category.id,
      name,
      route_name: `${category.routeName}-${routeName}`,
      position,
    })),
  )
  await insert(
    'properties',
    features.map(({ id, label, position }) => ({ id, name: label, position })),
  )
  await insert(
    'property_values',
    features.flatMap(({ id, values }) => values.map((value) => ({ ...value, property_id: id }))),
  )
  // Moves the sequences past these ids, so that staff and imports can add rows.
  for (const table of ['categories', 'properties', 'property_values'])
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), (select max(id) from ${sql(table)}))`
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
  const pictures = entries.flatMap(({ uuid, card, listedAt }) =>
    card.images.map((picture, position) => ({ uuid, picture, position, uploadedAt: new Date(listedAt + position) })),
  )
  await insert(
    'pictures',
    pictures.map(({ picture, uploadedAt }) => ({
      hash: picture.hash,
      file_name: 'picture.webp',
      type: 'image/webp',
      bytes: 50_000,
      width: picture.width,
      height: picture.height,
      alt: picture.alt,
      placeholder: '#d8d2c8',
      created_at: uploadedAt.toISOString(),
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

/** Uses COPY rather than INSERT: it writes a hundred thousand products in seconds. */
function inserter(sql: postgres.Sql) {
  return async (table: string, rows: Row[]): Promise<void> => {
    const [first] = rows
    if (!first) return
    const copy = await sql`copy ${sql(table)} (${sql(Object.keys(first))}) from stdin`.writable()
    const lines = rows.map((row) => `${Object.values(row).map(writeValue).join('\t')}\n`)
    await pipeline(Readable.from([Buffer.from(lines.join(''))]), copy)
  }
}

function writeValue(value: Row[string]): string {
  if (value === null) return '\\N'
  const text = Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join(',')}}` : String(value)
  return text.replace(/[\\\t\n\r]/g, (character) => escapes[character] ?? character)
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }
