import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { MadeShelves } from './new-shelves.ts'

/** Takes away what an import has made, unless somebody has come to use it for something else. */
export async function removeShelves(tx: Transaction, made: MadeShelves): Promise<void> {
  await letGo(tx, made)
  const inProducts = (column: string, table: string) =>
    sql`exists (select from products where products.${sql.identifier(column)} = ${sql.identifier(table)}.uuid)`
  await remove(tx, 'property_values', made.values, [
    sql`exists (select from variant_properties where value_id = property_values.id)`,
    sql`exists (select from sub_categories where property_values.id in (nav_property1, nav_property2, nav_property3))`,
  ])
  await remove(tx, 'properties', made.properties, [
    sql`exists (select from property_values where property_id = properties.id)`,
  ])
  await remove(tx, 'sub_categories', made.subCategories, [
    inProducts('sub_category_uuid', 'sub_categories'),
    sql`exists (select from home_rows where sub_category_uuid = sub_categories.uuid)`,
  ])
  await remove(tx, 'categories', made.categories, [
    sql`exists (select from sub_categories where category_id = categories.id)`,
  ])
  await remove(tx, 'brands', made.brands, [
    inProducts('brand_uuid', 'brands'),
    sql`exists (select from sub_categories where brands.uuid in (nav_brand1, nav_brand2, nav_brand3))`,
  ])
  await remove(tx, 'ranges', made.ranges, [
    inProducts('range_uuid', 'ranges'),
    sql`exists (select from categories where menu_range_uuid = ranges.uuid)`,
  ])
}

/** What lies in the bin no longer belongs there; restored, it belongs to nothing. */
async function letGo(tx: Transaction, { brands, ranges, subCategories, values }: MadeShelves): Promise<void> {
  for (const [column, uuids] of [
    ['brand_uuid', brands],
    ['range_uuid', ranges],
    ['sub_category_uuid', subCategories],
  ] as const)
    if (uuids.length > 0)
      await tx.execute(sql`
        update products set ${sql.identifier(column)} = null
        where deleted_at is not null and ${sql.identifier(column)} = any(${sql.param(uuids)}::uuid[])`)
  if (values.length > 0)
    await tx.execute(sql`
      delete from variant_properties own using variants v, products p
      where own.variant_uuid = v.uuid and v.product_uuid = p.uuid
        and (p.deleted_at is not null or v.deleted_at is not null)
        and own.value_id = any(${sql.param(values)}::integer[])`)
}

async function remove(tx: Transaction, table: string, ids: (string | number)[], uses: SQL[]): Promise<void> {
  if (ids.length === 0) return
  const name = sql.identifier(table)
  const isOurs =
    typeof ids[0] === 'number'
      ? sql`${name}.id = any(${sql.param(ids)}::integer[])`
      : sql`${name}.uuid = any(${sql.param(ids)}::uuid[])`
  await tx.execute(sql`
    delete from ${name} where ${isOurs} and version = 1 and not (${sql.join(uses, sql` or `)})`)
}
