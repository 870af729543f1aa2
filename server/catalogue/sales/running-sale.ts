import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm'
import type { Sale } from '../../../contract/catalogue.ts'
import type { Db } from '../../platform/database.ts'
import { notFound } from '../../platform/problem.ts'
import { variants } from '../tables.ts'
import type { Taxonomy } from '../taxonomy/taxonomy.ts'
import { listRunning } from './sale-products.ts'
import { readPeriod } from './sale-terms.ts'

/**
 * Finds the sale with this address while its offers run. These say until when: the days of the sale may have changed since it
 * was applied.
 */
export async function findRunningSale(db: Db, taxonomy: Taxonomy, routeName: string, now: Date): Promise<Sale> {
  const sale = findByRoute(taxonomy, routeName)
  const offersEnd = await findOffersEnd(db, sale.uuid, now)
  if (!offersEnd) throw notFound('sale')
  return { ...sale, endsAt: offersEnd.toISOString() }
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

/** Counts hidden variants as well: while all its pieces are sold, the page says that there is none. */
async function findOffersEnd(db: Db, saleUuid: string, now: Date): Promise<Date | null | undefined> {
  const { saleStartsAt, saleEndsAt, onSale, deletedAt } = variants
  const isOffered = and(eq(variants.saleUuid, saleUuid), onSale, isNull(deletedAt))
  const [last] = await db
    .select({ endsAt: saleEndsAt })
    .from(variants)
    .where(and(isOffered, lte(saleStartsAt, now), gt(saleEndsAt, now)))
    .orderBy(desc(saleEndsAt))
    .limit(1)
  return last?.endsAt
}

/** The sales that have a page now. */
export async function listRunningSales(db: Db, { sales }: Taxonomy, now: Date) {
  const running = await listRunning(db, now)
  return [...sales.values()].filter(({ uuid }) => running.has(uuid))
}

/** The facts of a sale that are shown with a variant on offer. */
export function nameSale({ sales }: Taxonomy, saleUuid: string | null) {
  const sale = sales.get(saleUuid ?? '')
  return sale ? { name: sale.name, routeName: sale.routeName, badge: sale.badge } : null
}
