import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Sale } from '../../../contract/catalogue.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { variants } from '../tables.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { listApplied } from './sale-products.ts'
import { type Days, readPeriod } from './sale-terms.ts'

/**
 * Finds the sale with this address, if it runs now. While products are on offer in it, these say until when: the days of
 * the sale may have changed since it was applied.
 */
export async function findRunningSale(db: Db, taxonomy: Taxonomy, routeName: string, now: Date): Promise<Sale> {
  const sale = findByRoute(taxonomy, routeName)
  const offersEnd = await findOffersEnd(db, sale.uuid, now)
  if (!offersEnd && (await listRunning(db, [sale], now)).length === 0) throw notFound('sale')
  return { ...sale, endsAt: (offersEnd ?? readPeriod(sale).endsAt).toISOString() }
}

/** The sale with this address, on whatever day: for staff. */
export function previewSale(taxonomy: Taxonomy, routeName: string): Sale {
  const sale = findByRoute(taxonomy, routeName)
  return { ...sale, endsAt: readPeriod(sale).endsAt.toISOString() }
}

function findByRoute({ sales }: Taxonomy, routeName: string) {
  const sale = [...sales.values()].find((candidate) => candidate.routeName === routeName)
  if (!sale) throw notFound('sale')
  return sale
}

async function findOffersEnd(db: Db, saleUuid: string, now: Date): Promise<Date | null | undefined> {
  const { saleStartsAt, saleEndsAt, onSale, visible, deletedAt } = variants
  const isOffered = and(eq(variants.saleUuid, saleUuid), onSale, visible, isNull(deletedAt))
  const [last] = await db
    .select({ endsAt: saleEndsAt })
    .from(variants)
    .where(and(isOffered, lte(saleStartsAt, now), gt(saleEndsAt, now)))
    .orderBy(desc(saleEndsAt))
    .limit(1)
  return last?.endsAt
}

/** The sales that have a page now. */
export const listRunningSales = (db: Db, { sales }: Taxonomy, now: Date) => listRunning(db, [...sales.values()], now)

/** Those of them that have been applied, on their days (decision 208). */
async function listRunning<Row extends Days & { uuid: string }>(db: Db, sales: Row[], now: Date): Promise<Row[]> {
  const today = sales.filter((sale) => runsOn(sale, now))
  const applied = await listApplied(
    db,
    today.map(({ uuid }) => uuid),
  )
  return today.filter(({ uuid }) => applied.has(uuid))
}

function runsOn(days: Days, now: Date): boolean {
  const { startsAt, endsAt } = readPeriod(days)
  return startsAt <= now && now < endsAt
}

/** The facts of a sale that are shown with a variant on offer. */
export function nameSale({ sales }: Taxonomy, saleUuid: string | null) {
  const sale = sales.get(saleUuid ?? '')
  return sale ? { name: sale.name, routeName: sale.routeName, badge: sale.badge } : null
}
