import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../platform/database.ts'
import { products, variants } from '../../tables.ts'
import { pickColumns, toJson } from '../fields/facts-sql.ts'
import { productFactColumns, variantFactColumns } from '../fields/stored.ts'
import type { ProductState } from './product-state.ts'

/** Ordered by name, as in lists and when they join a range. */
export const readStates = async (db: Db, uuids: string[]): Promise<ProductState[]> =>
  db.execute<ProductState>(sql`
    select ${products.uuid}, ${products.listedAt} < ${products.createdAt} - interval '1 second' as "listedByHand",
      ${productFacts} as facts, ${variantStates} as variants
    from ${products} where ${products.uuid} = any(${sql.param(uuids)}::uuid[])
    order by ${products.sortText}, ${products.uuid}`)

const productFacts = toJson({
  ...pickColumns(getTableColumns(products), productFactColumns),
  pictures: listPictures('product', products.uuid),
  related: sql`(
    select coalesce(json_agg(related_uuid order by position), '[]')
    from related_products where product_uuid = ${products.uuid})`,
})

const variantFacts = toJson({
  ...pickColumns(getTableColumns(variants), variantFactColumns),
  pictures: listPictures('variant', variants.uuid),
  properties: sql`(
    select coalesce(json_agg(value_id order by value_id), '[]')
    from variant_properties where variant_uuid = ${variants.uuid})`,
})

/** The variants of a product that are not in the bin, in the order of the shop. */
export const variantStates = sql`(
  select coalesce(json_agg(json_build_object('uuid', ${variants.uuid}, 'facts', ${variantFacts})
    order by ${variants.position}, ${variants.createdAt}, ${variants.uuid}), '[]')
  from ${variants} where ${variants.productUuid} = ${products.uuid} and ${variants.deletedAt} is null)`

function listPictures(owner: 'product' | 'variant', uuid: Column): SQL {
  const [table, column] = [sql.identifier(`${owner}_pictures`), sql.identifier(`${owner}_uuid`)]
  return sql`(select coalesce(json_agg(picture_hash order by position), '[]') from ${table} where ${column} = ${uuid})`
}
