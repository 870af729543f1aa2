import { eq, inArray, sql } from 'drizzle-orm'
import type { HistoryProduct } from '../../../contract/staff/history.ts'
import { imports } from '../../catalogue/import/tables.ts'
import { describeDifference } from '../../catalogue/products/state/difference-texts.ts'
import { readNames } from '../../catalogue/products/state/names.ts'
import type { StatePart } from '../../catalogue/products/state/product-state.ts'
import { bulkChanges, products, variants } from '../../catalogue/tables.ts'
import type { Db } from '../../platform/database.ts'
import { audit } from '../../site/tables.ts'

/** Whether an entry is a bulk change or an import: one entry for many products, and the records changed in its transaction. */
export const isWork = ({ entity }: { entity: string }) => entity === 'products'

/** Excludes entries that are shown inside an entry about many products. */
export const outsideWorks = sql`(${audit.entity} = 'products' or not exists (
  select from ${audit} as work
  where work.entity = 'products' and work.at = ${audit.at} and work.staff_name = ${audit.staffName}))`

export const insideWork = (id: number) => sql`${audit.entity} <> 'products' and (${audit.at}, ${audit.staffName}) = (
  select work.at, work.staff_name from ${audit} as work where work.id = ${id})`

/** The imports that these tasks carried out. */
export async function findImports(db: Db, works: string[]): Promise<Map<string, string>> {
  if (works.length === 0) return new Map()
  const rows = await db.select().from(imports).where(inArray(imports.workUuid, works))
  return new Map(rows.map(({ workUuid, uuid }) => [workUuid ?? '', uuid]))
}

type Page = { limit: number; offset: number }

/** The changes of each product by one bulk change or import. */
export async function readWorkProducts(db: Db, workUuid: string, { limit, offset }: Page): Promise<HistoryProduct[]> {
  const rows = await db
    .select({ change: bulkChanges, product: products })
    .from(bulkChanges)
    .leftJoin(products, eq(products.uuid, bulkChanges.productUuid))
    .where(sql`${bulkChanges.workUuid}::text = ${workUuid}`)
    .orderBy(products.name, bulkChanges.productUuid)
    .limit(limit)
    .offset(offset)
  const [names, nameVariant] = await Promise.all([
    readNames(db),
    readVariantNames(
      db,
      rows.map(({ change }) => change.productUuid),
    ),
  ])
  return rows.map(({ change: { productUuid, before, after }, product }) => ({
    uuid: productUuid,
    name: product?.name ?? after.facts.name ?? before.facts.name ?? 'A deleted product',
    isThere: product !== null,
    became: nameBecoming(before, after),
    differences: before.absent || after.absent ? [] : describeDifference({ before, after }, names, nameVariant),
  }))
}

export const countWorkProducts = (db: Db, workUuid: string): Promise<number> =>
  db.$count(bulkChanges, sql`${bulkChanges.workUuid}::text = ${workUuid}`)

function nameBecoming(before: StatePart, after: StatePart): HistoryProduct['became'] {
  if (before.absent) return 'made'
  return after.absent ? 'gone' : 'changed'
}

/** The names of variants; '' for the only variant of a product. */
export async function readVariantNames(db: Db, productUuids: string[]): Promise<(uuid: string) => string> {
  if (productUuids.length === 0) return () => ''
  const rows = await db.select().from(variants).where(inArray(variants.productUuid, productUuids))
  const amounts = new Map<string, number>()
  for (const { productUuid } of rows) amounts.set(productUuid, (amounts.get(productUuid) ?? 0) + 1)
  const names = new Map(rows.map((row) => [row.uuid, (amounts.get(row.productUuid) ?? 0) > 1 ? row.name : '']))
  return (uuid) => names.get(uuid) ?? ''
}
