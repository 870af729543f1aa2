import { and, asc, eq, isNull } from 'drizzle-orm'
import type { PriceHistory } from '../../../contract/staff/price-history.ts'
import type { Db } from '../../platform/database.ts'
import { variants } from '../tables.ts'
import { readPriceLogs } from './price-log.ts'
import { toPounds } from './prices.ts'

/** Reads the price history of the variants that a product has now. */
export async function readPriceHistory(db: Db, productUuid: string): Promise<PriceHistory> {
  const rows = await db
    .select({ uuid: variants.uuid, name: variants.name })
    .from(variants)
    .where(and(eq(variants.productUuid, productUuid), isNull(variants.deletedAt)))
    .orderBy(asc(variants.position), asc(variants.createdAt), asc(variants.uuid))
  const uuids = rows.map(({ uuid }) => uuid)
  const { logs, wasDays } = await readPriceLogs(db, uuids)
  return {
    wasDays,
    variants: rows.map((row) => ({
      ...row,
      prices: (logs.get(row.uuid) ?? []).map(({ at, price, onSale, sale = null }) => ({
        from: new Date(at).toISOString(),
        price: price && toPounds(price),
        onSale,
        sale,
      })),
    })),
  }
}
