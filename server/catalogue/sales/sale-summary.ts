import { and, desc, eq, gt, isNotNull, isNull, max, not, or, type SQL, sql } from 'drizzle-orm'
import type { SaleState, SaleSummary } from '../../../contract/staff/sales.ts'
import { awaitAll } from '../../platform/await-all.ts'
import type { Db } from '../../platform/database.ts'
import { tasks } from '../../platform/tables.ts'
import { products, variants } from '../tables.ts'
import { bulkKind } from '../work-kinds.ts'
import { hasOfferInSql, reducePrice } from './alter-sale.ts'
import { findSale, hasJoined, isChosenBy, type SaleRow } from './sale-products.ts'
import { type Days, type Period, readOff, readPeriod } from './sale-terms.ts'
import { listStopped } from './stopped-sales.ts'

/**
 * The products with a variant in a sale, and when their offers run that are not over: as the sale was applied, not as its
 * terms are now.
 */
export type Joined = { products: number; offers: Period | null }
export const noneJoined: Joined = { products: 0, offers: null }

/** Reads each sale, or those that match `where`. */
export async function readJoined(db: Db, where?: SQL): Promise<Map<string, Joined>> {
  const { saleStartsAt, saleEndsAt } = variants
  const rows = await db
    .select({
      uuid: variants.saleUuid,
      products: sql<number>`count(distinct ${variants.productUuid})::int`,
      // A product that could not take the current terms keeps its former offer.
      startsAt: sql<Date | null>`min(${saleStartsAt}) filter (where ${saleEndsAt} > now())`.mapWith(saleStartsAt),
      endsAt: max(saleEndsAt),
    })
    .from(variants)
    .where(and(isNotNull(variants.saleUuid), isNull(variants.deletedAt), where))
    .groupBy(variants.saleUuid)
  return new Map(
    rows.map(({ uuid, products, startsAt, endsAt }) => [
      uuid ?? '',
      { products, offers: startsAt && endsAt && { startsAt, endsAt } },
    ]),
  )
}

type Applied = Pick<Joined, 'offers'> & { isStopped: boolean }

/** Offers decide while they last. Without any, a sale waits until it is applied to its products. */
export function nameState(days: Days, { offers, isStopped }: Applied, now: Date): SaleState {
  if (offers && offers.endsAt > now) return offers.startsAt > now ? 'coming' : 'running'
  if (readPeriod(days).endsAt <= now) return 'over'
  return isStopped ? 'ended' : 'waiting'
}

const maxNames = 5

export async function readSaleSummary(db: Db, uuid: string): Promise<SaleSummary> {
  const sale = await findSale(db, uuid)
  const now = new Date()
  const { inSale, stopped, work, ...read } = await awaitAll({
    chosen: db.$count(products, isChosenBy(sale)),
    inSale: readJoined(db, eq(variants.saleUuid, uuid)),
    meant: db.$count(products, or(isChosenBy(sale), hasJoined(uuid))),
    missing: db.$count(products, isMissing(sale)),
    missingNames: listNames(db, isMissing(sale)),
    leaving: db.$count(products, isLeaving(sale)),
    leavingNames: listNames(db, isLeaving(sale)),
    partlyJoined: listPartlyJoined(db, sale),
    differs: differsFromTerms(db, sale, now),
    work: findWork(db, uuid),
    stopped: listStopped(db),
  })
  const { products: joined, offers } = inSale.get(uuid) ?? noneJoined
  const state = nameState(sale, { offers, isStopped: stopped.has(uuid) }, now)
  const isOver = state === 'over'
  return {
    ...read,
    state,
    joined,
    workUuid: work ?? null,
    missing: joined > 0 && !isOver ? read.missing : 0,
    leaving: isOver ? 0 : read.leaving,
    partlyJoined: isOver ? [] : read.partlyJoined,
  }
}

/** Whether an offer that runs or is to come would be another one if the sale were applied now. */
async function differsFromTerms(db: Db, sale: SaleRow, now: Date): Promise<boolean> {
  const { pricePence, salePricePence, saleStartsAt, saleEndsAt, isExDisplay } = variants
  const offers = await db
    .selectDistinct({ pricePence, salePricePence, saleStartsAt, saleEndsAt, isExDisplay })
    .from(variants)
    .where(and(eq(variants.saleUuid, sale.uuid), isNull(variants.deletedAt), gt(variants.saleEndsAt, now)))
  const [{ startsAt, endsAt }, off] = [readPeriod(sale), readOff(sale)]
  return offers.some(
    (offer) =>
      offer.saleStartsAt?.getTime() !== startsAt.getTime() ||
      offer.saleEndsAt?.getTime() !== endsAt.getTime() ||
      offer.salePricePence !== reducePrice(offer.pricePence, off) ||
      (offer.isExDisplay && sale.leavesOutExDisplay),
  )
}

const isMissing = (sale: SaleRow) =>
  and(
    isChosenBy(sale),
    not(hasJoined(sale.uuid)),
    sql`exists (select from ${variants} where ${isMissingVariant(sale)})`,
  )

/** Whether a variant would join the sale if it were applied now. */
const isMissingVariant = (sale: SaleRow) => sql`(variants.product_uuid = products.uuid and variants.visible
  and variants.deleted_at is null and variants.price_pence > 0
  and variants.sale_uuid is distinct from ${sale.uuid}::uuid
  and not (variants.is_ex_display and ${sale.leavesOutExDisplay})
  and (${sale.replaces} or not ${hasOfferInSql}))`

/** Whether a product keeps an offer of the sale, though it would leave the sale if that were applied now. */
const isLeaving = (sale: SaleRow) =>
  and(eq(products.status, 'published'), isNull(products.deletedAt), hasJoined(sale.uuid), not(isChosenBy(sale)))

async function listNames(db: Db, where: SQL | undefined): Promise<string[]> {
  const rows = await db
    .select({ name: products.name })
    .from(products)
    .where(where)
    .orderBy(products.sortText)
    .limit(maxNames)
  return rows.map(({ name }) => name)
}

/** Products in the sale with variants that are not, such as those that were added since: ‘Alder Sofa (Rust)’. */
async function listPartlyJoined(db: Db, sale: SaleRow): Promise<string[]> {
  const names = sql<string | null>`(select string_agg(variants.name, ', ' order by variants.position)
    from ${variants} where ${isMissingVariant(sale)})`
  const rows = await db
    .select({ name: products.name, names })
    .from(products)
    .where(and(isChosenBy(sale), hasJoined(sale.uuid), sql`${names} is not null`))
    .orderBy(products.sortText)
    .limit(maxNames)
  return rows.map((row) => `${row.name} (${row.names})`)
}

/** The last work on its products. */
async function findWork(db: Db, uuid: string): Promise<string | undefined> {
  const [row] = await db
    .select({ uuid: tasks.uuid })
    .from(tasks)
    .where(and(eq(tasks.kind, bulkKind), eq(sql`${tasks.input} -> 'action' ->> 'saleUuid'`, uuid)))
    .orderBy(desc(tasks.createdAt))
    .limit(1)
  return row?.uuid
}
