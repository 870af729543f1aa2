import { type SQL, sql } from 'drizzle-orm'
import type { ProductViews, ViewCounts, ViewedProduct, ViewsQuery } from '../../contract/staff/overview.ts'
import type { Role } from '../../contract/staff/sign-in.ts'
import { products } from '../catalogue/tables.ts'
import { enquiries } from '../enquiries/tables.ts'
import type { Db } from '../platform/database.ts'
import { dateOf, today } from '../site/london-time.ts'
import { productViews } from './tables.ts'

const maxProducts = 20

/** Views and enquiries of the last `days` days, limited to what the member's role may see. */
export async function readViewCounts(db: Db, { days }: ViewsQuery, role: Role): Promise<ViewCounts> {
  const [counted, viewed] = await Promise.all([countByDay(db, days), listViewed(db, days, role)])
  return { days: counted.map((day) => ({ ...day, ...hide(day, role) })), products: viewed }
}

export async function readProductViews(db: Db, uuid: string, role: Role): Promise<ProductViews> {
  const counted = await countByDay(db, 90, uuid)
  return { days: counted.map((day) => ({ ...day, ...hide(day, role) })) }
}

type Counts = { views: number; enquiries: number }

/** Sellers see only counts of enquiries, editors only counts of views. */
const hide = (counts: Counts, role: Role) => ({
  views: role === 'sales' ? null : counts.views,
  enquiries: role === 'editor' ? null : counts.enquiries,
})

const since = (days: number) => sql`${today} - ${days - 1}::int`
const dayOfEnquiry = dateOf(enquiries.createdAt)
/** The products of each enquiry, each counted once. */
const productsAsked = sql`(
  select (${enquiries.askedAbout}->>'productUuid')::uuid as product_uuid where ${enquiries.askedAbout} is not null
  union
  select (piece->>'productUuid')::uuid from jsonb_array_elements(${enquiries.items}) piece)`
/** Limits the time to two days more than requested, so that the index can be used whatever the time zone. */
const askedSince = (days: number) =>
  sql`${enquiries.createdAt} > now() - make_interval(days => ${days + 1}) and ${dayOfEnquiry} >= ${since(days)} and ${enquiries.status} <> 'spam'`

async function countByDay(db: Db, days: number, uuid?: string): Promise<(Counts & { day: string })[]> {
  const only = (condition: SQL) => (uuid === undefined ? sql`true` : condition)
  const rows = await db.execute<Counts & { day: string }>(sql`
    with viewed as (
      select day, sum(views)::int as views from ${productViews}
      where day >= ${since(days)} and ${only(sql`product_uuid = ${uuid}`)} group by day
    ), asked as (
      select ${dayOfEnquiry} as day, count(*)::int as enquiries from ${enquiries}
      where ${askedSince(days)} and ${only(sql`${uuid}::uuid in ${productsAsked}`)} group by 1
    )
    select days.day::date::text as day, coalesce(views, 0) as views, coalesce(asked.enquiries, 0) as enquiries
    from generate_series(${since(days)}, ${today}, interval '1 day') as days (day)
    left join viewed on viewed.day = days.day left join asked on asked.day = days.day order by days.day`)
  return [...rows]
}

async function listViewed(db: Db, days: number, role: Role): Promise<ViewedProduct[]> {
  const first = role === 'sales' ? sql`enquiries desc, views desc` : sql`views desc, enquiries desc`
  const counted = role === 'sales' ? sql`asked.enquiries > 0` : sql`viewed.views > 0 or asked.enquiries > 0`
  const rows = await db.execute<Counts & { uuid: string; name: string }>(sql`
    with viewed as (
      select product_uuid as uuid, sum(views)::int as views from ${productViews} where day >= ${since(days)} group by 1
    ), asked as (
      select named.product_uuid as uuid, count(*)::int as enquiries
      from ${enquiries} cross join lateral ${productsAsked} named where ${askedSince(days)} group by 1
    )
    select ${products.uuid} as uuid, ${products.name} as name,
      coalesce(viewed.views, 0) as views, coalesce(asked.enquiries, 0) as enquiries
    from viewed full join asked on asked.uuid = viewed.uuid
    join ${products} on ${products.uuid} = coalesce(viewed.uuid, asked.uuid)
    where ${counted} order by ${first}, name, uuid limit ${maxProducts}`)
  return rows.map(({ uuid, name, ...counts }) => ({ uuid, name, ...hide(counts, role) }))
}
