import { type SQL, sql } from 'drizzle-orm'
import {
  type ListedStatus,
  listedStatuses,
  type ProductList,
  type ProductSort,
  type ProductsQuery,
  type ProductTrait,
} from '../../../contract/staff/products.ts'
import type { Db } from '../../platform/database.ts'
import { products } from '../tables.ts'
import { type PageSlice, slicePage } from './page-slice.ts'
import { cardPrices, filterProducts, hasStatus } from './product-filters.ts'
import { showProductRows } from './product-list-rows.ts'

const pageLength = 50

/** A page of the back office's list of products, with the counts by status. */
export async function listProducts(db: Db, asked: ProductsQuery): Promise<ProductList> {
  const filter = await filterProducts(db, asked)
  if (asked.page > farPage) return listFarPage(db, asked, filter)
  const [counts, uuids] = await Promise.all([countByStatus(db, asked, filter), findFiltered(db, asked, filter)])
  const pageAmt = countPages(counts[asked.status])
  if (asked.page > pageAmt) return listProducts(db, { ...asked, page: pageAmt })
  return showPage(db, asked, counts, uuids)
}

/** For a page after this one the count is waited for, since the page may be nearer to the end of the list. */
const farPage = 100

async function listFarPage(db: Db, asked: ProductsQuery, filter: SQL | undefined): Promise<ProductList> {
  const counts = await countByStatus(db, asked, filter)
  const total = counts[asked.status]
  const uuids = await findFiltered(db, asked, filter, slicePage(asked.page, total, pageLength))
  return showPage(db, { ...asked, page: Math.min(asked.page, countPages(total)) }, counts, uuids)
}

async function showPage(db: Db, { status, page }: ProductsQuery, counts: Counts, uuids: string[]) {
  const total = counts[status]
  return { counts, total, pageAmt: countPages(total), page, rows: await showProductRows(db, uuids) }
}

const countPages = (total: number) => Math.max(1, Math.ceil(total / pageLength))

type Counts = Record<ListedStatus, number>

async function countByStatus(db: Db, asked: ProductsQuery, filter: SQL | undefined): Promise<Counts> {
  if (!filter) return countAll(db)
  const counts = listedStatuses.map(
    (status) => sql`count(*) filter (where ${hasStatus(status)})::int as ${sql.identifier(status)}`,
  )
  const [found] = await db.execute<Counts>(
    sql`select ${sql.join(counts, sql`, `)} from (${selectFiltered(asked, filter)}) found`,
  )
  if (!found) throw new Error('The database returned nothing about the products.')
  return found
}

/** Without a filter two narrow indexes are enough, and the table is not read. */
async function countAll(db: Db): Promise<Counts> {
  const rows = await db.execute<{ status: ListedStatus; count: number }>(sql`
    select 'bin' as status, count(*)::int from ${products} where ${products.deletedAt} is not null
    union all select status, count(*)::int from ${products} where ${products.deletedAt} is null group by status`)
  const counts = Object.fromEntries(listedStatuses.map((status) => [status, 0])) as Counts
  for (const { status, count } of rows) {
    counts[status] = count
    if (status !== 'bin') counts.all += count
  }
  return counts
}

/** The products of a page of the list. */
export const findPage = async (db: Db, asked: ProductsQuery): Promise<string[]> =>
  findFiltered(db, asked, await filterProducts(db, asked))

async function findFiltered(
  db: Db,
  asked: ProductsQuery,
  filter: SQL | undefined,
  slice: PageSlice = { offset: (asked.page - 1) * pageLength, limit: pageLength, isFromEnd: false },
): Promise<string[]> {
  const rows = await db.execute<{ uuid: string }>(sql`
    select uuid from (${selectFiltered(asked, filter, sortKey(asked))} ${isRare(asked) ? findAllFirst : nothing}) found
    where ${hasStatus(asked.status)}
    order by ${orderOf(asked, slice.isFromEnd)} limit ${slice.limit} offset ${slice.offset}`)
  const uuids = rows.map(({ uuid }) => uuid)
  return slice.isFromEnd ? uuids.toReversed() : uuids
}

/** Few products lack something, perhaps none, so reading in the order of the list would check product after product. */
const isRare = ({ only }: ProductsQuery) => only.some((trait) => gapTraits.includes(trait))
const gapTraits: readonly ProductTrait[] = ['no-picture', 'no-dimensions', 'variant-no-price']
/** Keeps PostgreSQL from planning for the first rows alone. */
const findAllFirst = sql`offset 0`

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

/**
 * All products of the list in parts of `length`, for lists of a million; the ids are held as bytes. All are read before
 * the first part is used: a product that is renamed in between would be missed or listed twice.
 */
export async function listFoundInParts(
  db: Db,
  asked: ProductsQuery,
  { length, readAtOnce = 10_000 }: { length: number; readAtOnce?: number },
): Promise<Iterable<string[]>> {
  const found = await selectFound(db, asked)
  const slices: Buffer[] = []
  for (let after = sql`true`; ; ) {
    const rows = await db.execute<{ uuid: string; name: string }>(sql`
      select uuid, name from (${found}) found where ${hasStatus(asked.status)} and ${after}
      order by name, uuid limit ${readAtOnce}`)
    slices.push(Buffer.from(rows.map(({ uuid }) => uuid).join('')))
    const last = rows.at(-1)
    if (!last || rows.length < readAtOnce) return cutUuids(slices, length)
    after = sql`(name, uuid) > (${last.name}, ${last.uuid}::uuid)`
  }
}

const uuidLength = 36

function* cutUuids(slices: Buffer[], length: number): Generator<string[]> {
  for (const slice of slices) {
    for (let at = 0; at < slice.length; at += length * uuidLength) {
      const part = slice.toString('latin1', at, at + length * uuidLength)
      yield Array.from({ length: part.length / uuidLength }, (_, i) => part.slice(i * uuidLength, (i + 1) * uuidLength))
    }
  }
}

/** `key`: what they are sorted by, if not by name. */
const selectFiltered = (asked: ProductsQuery, filter: SQL | undefined, key?: SQL) => sql`
  select ${products.uuid} as uuid, ${products.status} as status, ${products.deletedAt} is not null as binned,
    ${products.sortText} as name ${key ? sql`, ${key} as key` : nothing}
  from ${products} ${needsPrices(asked, key) ? joinPrices : nothing}
  where ${filter ?? sql`true`}`

const selectFound = async (db: Db, asked: ProductsQuery) => selectFiltered(asked, await filterProducts(db, asked))

/** By name alone, the index is nearly in this order. `isFromEnd`: the same, backwards. */
function orderOf({ sort }: ProductsQuery, isFromEnd: boolean): SQL {
  const up = sql.raw(isFromEnd ? 'desc' : 'asc')
  const way = sort.startsWith('-') === isFromEnd ? sql.raw('asc') : sql.raw('desc')
  return sortOf(sort) === 'name' ? sql`name ${way}, uuid ${up}` : sql`key ${way}, name ${up}, uuid ${up}`
}

const sortOf = (sort: ProductsQuery['sort']) => sort.replace('-', '') as ProductSort

const nothing = sql``
const joinPrices = sql`left join ${cardPrices} card on card.product_uuid = ${products.uuid}`
const byPrice = sql`coalesce(card.pence, 0)`
const needsPrices = ({ only }: ProductsQuery, key: SQL | undefined) => key === byPrice || only.includes('no-price')

const sortKey = ({ sort }: ProductsQuery): SQL | undefined =>
  ({
    name: undefined,
    price: byPrice,
    status: sql`case ${products.status} when 'published' then 0 when 'draft' then 1 else 2 end`,
    updated: sql`${products.updatedAt}`,
    listed: sql`${products.listedAt}`,
  })[sortOf(sort)]
