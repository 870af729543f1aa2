import { sql } from 'drizzle-orm'
import type { ListedStatus, ProductList, ProductSort, ProductsQuery } from '../../../contract/staff/products.ts'
import type { Db } from '../../platform/database.ts'
import { products } from '../tables.ts'
import { cardPrices, filterProducts, hasStatus } from './product-filters.ts'
import { showProductRows } from './product-list-rows.ts'

const pageLength = 50

/** A page of the back office's list of products, with the counts by status. */
export async function listProducts(db: Db, asked: ProductsQuery): Promise<ProductList> {
  const { counts, uuids } = await findPage(db, asked)
  const total = counts[asked.status]
  const pageAmt = Math.max(1, Math.ceil(total / pageLength))
  if (asked.page > pageAmt) return listProducts(db, { ...asked, page: pageAmt })
  return { counts, total, pageAmt, page: asked.page, rows: await showProductRows(db, uuids) }
}

type Counts = Record<ListedStatus, number>

async function findPage(db: Db, asked: ProductsQuery): Promise<{ counts: Counts; uuids: string[] }> {
  const order = sql.raw(orderOf(asked))
  const [found] = await db.execute<{ counts: Counts; uuids: string[] }>(sql`
    with found as materialized (${await selectFound(db, asked)})
    select
      (select json_build_object(
        'all', count(*) filter (where not binned), 'bin', count(*) filter (where binned),
        'published', count(*) filter (where ${hasStatus('published')}),
        'draft', count(*) filter (where ${hasStatus('draft')}),
        'archived', count(*) filter (where ${hasStatus('archived')})) from found) as counts,
      array(select uuid from found where ${hasStatus(asked.status)} order by ${order}
        limit ${pageLength} offset ${(asked.page - 1) * pageLength}) as uuids`)
  if (!found) throw new Error('The database returned nothing about the products.')
  return found
}

/** The number of products in the filtered list. */
export async function countProducts(db: Db, asked: ProductsQuery): Promise<number> {
  const [row] = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from (${await selectFound(db, asked)}) found where ${hasStatus(asked.status)}`,
  )
  return row?.count ?? 0
}

/** All products of the list, on every page. */
export async function listFoundProducts(db: Db, asked: ProductsQuery): Promise<string[]> {
  const rows = await db.execute<{ uuid: string }>(
    sql`select uuid from (${await selectFound(db, asked)}) found where ${hasStatus(asked.status)} order by name, uuid`,
  )
  return rows.map(({ uuid }) => uuid)
}

const selectFound = async (db: Db, asked: ProductsQuery) => sql`
  select ${products.uuid} as uuid, ${products.status} as status, ${products.deletedAt} is not null as binned,
    ${sortKey(asked)} as key, ${products.lookupText} as name
  from ${products} left join ${needsPrices(asked) ? cardPrices : noPrices} card on card.product_uuid = ${products.uuid}
  where ${(await filterProducts(db, asked)) ?? sql`true`}`

const sortOf = ({ sort }: ProductsQuery) => sort.replace('-', '') as ProductSort
const orderOf = ({ sort }: ProductsQuery) => `key ${sort.startsWith('-') ? 'desc' : 'asc'}, name, uuid`

const needsPrices = (asked: ProductsQuery) =>
  sortOf(asked) === 'price' || asked.only.includes('on-sale') || asked.only.includes('no-price')
const noPrices = sql`(select null::uuid as product_uuid, null::int as pence, null::boolean as on_sale where false)`

const sortKey = (asked: ProductsQuery) =>
  ({
    name: products.lookupText,
    price: sql`coalesce(card.pence, 0)`,
    status: sql`case ${products.status} when 'published' then 0 when 'draft' then 1 else 2 end`,
    updated: products.updatedAt,
    listed: products.listedAt,
  })[sortOf(asked)]
