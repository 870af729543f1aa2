import { type SQL, sql } from 'drizzle-orm'
import type { KindName } from '../../../contract/kinds.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import type { MadeTerms } from './new-terms.ts'

/** The records that an import has created, by table, in the order in which they are locked and removed. */
const listMade = (made: MadeTerms) =>
  [
    ['property_values', made.values],
    ['properties', made.properties],
    ['sub_categories', made.subCategories],
    ['categories', made.categories],
    ['brands', made.brands],
    ['ranges', made.ranges],
  ] as const

/**
 * Locks the records that an import has created, in the order in which every edit locks: before products. This waits
 * for an edit that is just giving one of them to a product; otherwise the deletion would wait instead, and then take
 * the record from the product again.
 */
export async function lockMade(tx: Transaction, made: MadeTerms): Promise<void> {
  for (const [table, ids] of listMade(made)) {
    if (ids.length === 0) continue
    const { id, isOurs } = nameRows(table, ids)
    await tx.execute(sql`select from ${sql.identifier(table)} where ${isOurs} order by ${id} for update`)
  }
}

function nameRows(table: string, ids: readonly (string | number)[]): { id: SQL; isOurs: SQL } {
  const isNumbered = typeof ids[0] === 'number'
  const id = sql`${sql.identifier(table)}.${sql.identifier(isNumbered ? 'id' : 'uuid')}`
  return { id, isOurs: sql`${id} = any(${sql.param(ids)}::${sql.raw(isNumbered ? 'integer' : 'uuid')}[])` }
}

/**
 * Removes the records that an import has created, unless they have been used for something else since.
 * `refused`: products from before the import that keep what it wrote for now, so that another undo recognises it.
 */
export async function removeTerms(tx: Transaction, change: Change, made: MadeTerms, refused: string[]): Promise<void> {
  await detachBinned(tx, made, refused)
  for (const [table, ids] of listMade(made)) await removeUnused(tx, change, table, ids)
}

type Table = ReturnType<typeof listMade>[number][0]

const inProducts = (column: string, table: Table) =>
  sql`exists (select from products where products.${sql.identifier(column)} = ${sql.identifier(table)}.uuid)`
const inSales = (column: string, id: SQL) =>
  sql`exists (select from sales where sales.${sql.identifier(column)} = ${id})`

/** The conditions under which a row is still in use. */
const uses: Record<Table, SQL[]> = {
  property_values: [
    inSales('value_id', sql`property_values.id`),
    sql`exists (select from variant_properties where value_id = property_values.id)`,
    sql`exists (select from sub_categories where property_values.id in (nav_property1, nav_property2, nav_property3))`,
  ],
  properties: [sql`exists (select from property_values where property_id = properties.id)`],
  sub_categories: [
    inProducts('sub_category_uuid', 'sub_categories'),
    inSales('sub_category_uuid', sql`sub_categories.uuid`),
    sql`exists (select from home_rows where sub_category_uuid = sub_categories.uuid)`,
  ],
  categories: [
    inSales('category_id', sql`categories.id`),
    sql`exists (select from sub_categories where category_id = categories.id)`,
    sql`exists (select from home_rows where category_id = categories.id)`,
  ],
  brands: [
    inProducts('brand_uuid', 'brands'),
    inSales('brand_uuid', sql`brands.uuid`),
    sql`exists (select from sub_categories where brands.uuid in (nav_brand1, nav_brand2, nav_brand3))`,
  ],
  ranges: [
    inProducts('range_uuid', 'ranges'),
    inSales('range_uuid', sql`ranges.uuid`),
    sql`exists (select from categories where menu_range_uuid = ranges.uuid)`,
    sql`exists (select from home_rows where range_uuid = ranges.uuid)`,
  ],
}

/** Detaches binned products; when restored, they belong to nothing. */
async function detachBinned(
  tx: Transaction,
  { brands, ranges, subCategories, values }: MadeTerms,
  refused: string[],
): Promise<void> {
  for (const [column, uuids] of [
    ['brand_uuid', brands],
    ['range_uuid', ranges],
    ['sub_category_uuid', subCategories],
  ] as const)
    if (uuids.length > 0)
      await tx.execute(sql`
        update products set ${sql.identifier(column)} = null
        where deleted_at is not null and uuid <> all(${sql.param(refused)}::uuid[]) and ${sql.identifier(column)} = any(${sql.param(uuids)}::uuid[])`)
  if (values.length > 0)
    await tx.execute(sql`
      delete from variant_properties own using variants v, products p
      where own.variant_uuid = v.uuid and v.product_uuid = p.uuid
        and (p.deleted_at is not null or v.deleted_at is not null)
        and p.uuid <> all(${sql.param(refused)}::uuid[])
        and own.value_id = any(${sql.param(values)}::integer[])`)
}

const entities = new Map<string, KindName>([
  ['brands', 'brand'],
  ['ranges', 'range'],
  ['categories', 'category'],
  ['sub_categories', 'sub-category'],
  ['properties', 'property'],
])

async function removeUnused(tx: Transaction, change: Change, table: Table, ids: readonly (string | number)[]) {
  if (ids.length === 0) return
  const name = sql.identifier(table)
  const { id, isOurs } = nameRows(table, ids)
  // The import itself may have edited a property by adding values. A range has another version with each product that joins.
  const isUntouched = table === 'properties' ? sql`true` : sql`updated_at = created_at`
  const gone = await tx.execute<{ id: string; name: string }>(sql`
    delete from ${name} where ${isOurs} and ${isUntouched} and not (${sql.join(uses[table], sql` or `)})
    returning ${id}::text as id, name`)
  const entity = entities.get(table)
  if (entity)
    for (const row of gone) change.record({ action: 'delete', entity, entityId: row.id, before: { name: row.name } })
}
