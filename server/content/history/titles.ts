import { inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { listingLabels, nameHomeRow } from '../../../contract/staff-labels.ts'
import { readHomeRows } from '../../catalogue/home-row-forms.ts'
import { brands, categories, products, properties, ranges, subCategories, variants } from '../../catalogue/tables.ts'
import { files, pictures } from '../../media/tables.ts'
import type { Db } from '../../platform/database.ts'
import { staff, staffInvitations } from '../../staff/tables.ts'
import { pages, popups, slides } from '../tables.ts'

type Named = { table: PgTable; id: PgColumn; name: SQL }

const productName = sql`(select name from ${products} where ${products.uuid} = ${variants.productUuid})`

const named: Record<string, Named> = {
  product: { table: products, id: products.uuid, name: sql`${products.name}` },
  brand: { table: brands, id: brands.uuid, name: sql`${brands.name}` },
  range: { table: ranges, id: ranges.uuid, name: sql`${ranges.name}` },
  category: { table: categories, id: categories.id, name: sql`${categories.name}` },
  'sub-category': { table: subCategories, id: subCategories.uuid, name: sql`${subCategories.name}` },
  property: { table: properties, id: properties.id, name: sql`${properties.name}` },
  slide: { table: slides, id: slides.id, name: sql`${slides.title}` },
  'pop-up': { table: popups, id: popups.id, name: sql`${popups.title}` },
  page: { table: pages, id: pages.id, name: sql`${pages.title}` },
  picture: {
    table: pictures,
    id: pictures.hash,
    name: sql`coalesce(nullif(${pictures.alt}, ''), ${pictures.fileName})`,
  },
  file: { table: files, id: files.hash, name: sql`${files.fileName}` },
  person: { table: staff, id: staff.id, name: sql`${staff.name}` },
  invitation: { table: staffInvitations, id: staffInvitations.id, name: sql`${staffInvitations.name}` },
  variant: {
    table: variants,
    id: variants.uuid,
    name: sql`concat_ws(', ', ${productName}, nullif(${variants.name}, ''))`,
  },
}

/** What is there once and for all is called by name, not by its key. */
const lasting = new Map<string, string>([
  ['settings 1', 'the settings'],
  ['announcement 1', 'the announcement'],
  ['enquiry rules 1', 'the rules for enquiries'],
  ['enquiries retention', 'enquiries that were old enough'],
  ['enquiries shopper', 'what the shop held about a shopper'],
  ...Object.entries(listingLabels).map(([key, label]): [string, string] => [`listing ${key}`, label]),
])

/** What the things are called now, by kind and id. */
export async function readTitles(db: Db, rows: { entity: string; entityId: string }[]): Promise<Map<string, string>> {
  const titles = new Map(lasting)
  for (const [entity, { table, id, name }] of Object.entries(named)) {
    const ids = rows.filter((row) => row.entity === entity).map(({ entityId }) => entityId)
    if (ids.length === 0) continue
    const found = await db
      .select({ id: sql<string>`${id}::text`, name: sql<string>`${name}` })
      .from(table)
      .where(inArray(sql`${id}::text`, ids))
    for (const row of found) if (row.name) titles.set(`${entity} ${row.id}`, row.name)
  }
  if (rows.some(({ entity }) => entity === 'home row')) await addHomeRows(db, titles)
  return titles
}

/** Called by what they show now, as on the page where they are edited. */
async function addHomeRows(db: Db, titles: Map<string, string>): Promise<void> {
  const { rows, subCategories: fillings } = await readHomeRows(db)
  for (const { key, edit } of rows) {
    const filling = fillings.find(({ uuid }) => uuid === edit.subCategoryUuid)?.name
    titles.set(`home row ${key}`, `the row ‘${nameHomeRow(key, filling)}’`)
  }
}

const mostFound = 500

/** The ids of what is called so. */
export async function findNamed(db: Db, pattern: string): Promise<string[]> {
  const found = await Promise.all(
    Object.values(named).map(({ table, id, name }) =>
      db
        .select({ id: sql<string>`${id}::text` })
        .from(table)
        .where(sql`${name} ilike ${pattern}`)
        .limit(mostFound),
    ),
  )
  return found.flat().map((row) => row.id)
}
