import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { VariantChecks } from '../../../contract/staff/showroom.ts'
import type { Db } from '../../platform/database.ts'
import { products, variants } from '../tables.ts'

export async function readProductChecks(db: Db, productUuid: string): Promise<VariantChecks> {
  const rows = await db
    .select({
      uuid: variants.uuid,
      displayCheckedAt: variants.displayCheckedAt,
      stockCheckedAt: variants.stockCheckedAt,
    })
    .from(variants)
    .where(and(eq(variants.productUuid, productUuid), isNull(variants.deletedAt)))
    .orderBy(asc(variants.position))
  return rows.map(({ uuid, displayCheckedAt, stockCheckedAt }) => ({
    uuid,
    displayCheckedAt: displayCheckedAt?.toISOString() ?? null,
    stockCheckedAt: stockCheckedAt?.toISOString() ?? null,
  }))
}

/** Whether the showroom facts that shoppers see of a variant were last checked before this instant. */
export const isUncheckedSince = (instant: Date): SQL => sql`(
  (${variants.onDisplay} and coalesce(${variants.displayCheckedAt}, '-infinity') < ${instant.toISOString()}::timestamptz)
  or (${variants.stockState} is not null
    and coalesce(${variants.stockCheckedAt}, '-infinity') < ${instant.toISOString()}::timestamptz))`

/** A variant on the site, of a product on the site. */
export const isOnSite: SQL = sql`(${isNull(variants.deletedAt)} and ${isNull(products.deletedAt)}
  and ${eq(products.status, 'published')} and ${eq(variants.visible, true)})`

/** Facts that were last checked before this instant are due for a check. */
export const startOfChecked = (now: Date) => new Date(now.getTime() - 30 * 86_400_000)

/** Counts the variants on the site with showroom facts that nobody has checked since. */
export async function countUnchecked(db: Db, since: Date): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(variants)
    .innerJoin(products, eq(products.uuid, variants.productUuid))
    .where(and(isUncheckedSince(since), isOnSite))
  return row?.count ?? 0
}
