import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database.ts'
import type { CreatedKind } from './demo-records.ts'

/** The condition for products that stay. */
const staying = (leaving: string[]): SQL =>
  sql`products.deleted_at is null and products.uuid <> all(${sql.param(leaving)}::uuid[])`
const theirVariants = (leaving: string[]): SQL =>
  sql`variants join products on products.uuid = variants.product_uuid
    where variants.deleted_at is null and ${staying(leaving)}`

type Leaving = { products: string[]; subCategories: string[] }

/** For each kind, a query for the keys of the records that staying records refer to. */
const needs: Partial<Record<CreatedKind, (leaving: Leaving) => SQL>> = {
  brand: ({ products }) => sql`select brand_uuid::text as key from products where ${staying(products)}`,
  range: ({ products }) => sql`select range_uuid::text as key from products where ${staying(products)}`,
  'sub-category': ({ products }) => sql`select sub_category_uuid::text as key from products where ${staying(products)}`,
  category: ({ subCategories }) => sql`select category_id::text as key from sub_categories
    where deleted_at is null and uuid <> all(${sql.param(subCategories)}::uuid[])`,
  property: ({ products }) => sql`select property_id::text as key from property_values where id in (
    select value_id from variant_properties where variant_uuid in (select variants.uuid from ${theirVariants(products)}))`,
  'display-place': ({ products }) => sql`select display_place_uuid::text as key from ${theirVariants(products)}`,
  sale: ({ products }) => sql`select sale_uuid::text as key from ${theirVariants(products)}`,
}

/** Lists the records of a kind that records which stay refer to. */
export async function listNeeded(db: Db, kind: CreatedKind, leaving: Leaving): Promise<Set<string>> {
  const query = needs[kind]?.(leaving)
  if (!query) return new Set()
  const rows = await db.execute<{ key: string | null }>(sql`select distinct key from (${query}) as needed`)
  return new Set(rows.flatMap(({ key }) => key ?? []))
}
