import { eq, sql } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Transaction } from '../../platform/database.ts'
import { products, ranges } from '../tables.ts'

/**
 * Locks the ranges that a change will give another version, in one order. Call it before the change locks anything else:
 * two changes that share a lock on a range, as every save of a product does, could neither of them go on.
 */
export async function lockRanges(tx: Transaction, uuids: (string | null)[]): Promise<void> {
  const named = [...new Set(uuids)].filter((uuid) => uuid !== null)
  if (named.length === 0) return
  await tx
    .select({ uuid: ranges.uuid })
    .from(ranges)
    .where(among(ranges.uuid, named))
    .orderBy(ranges.uuid)
    .for('no key update')
}

/** The range of a product that is not locked yet; if it changes meanwhile, the product gets another version. */
export async function findRangeOf(tx: Transaction, productUuid: string): Promise<string | null> {
  const [product] = await tx
    .select({ rangeUuid: products.rangeUuid })
    .from(products)
    .where(eq(products.uuid, productUuid))
  return product?.rangeUuid ?? null
}

/**
 * Gives ranges another version, without an edit of their own: the form of a range lists its products, so it is outdated when
 * one joins or leaves.
 */
export async function touchRanges(tx: Transaction, uuids: (string | null)[]): Promise<void> {
  const touched = [...new Set(uuids)].filter((uuid) => uuid !== null)
  if (touched.length === 0) return
  await tx.execute(sql`update ${ranges} set version = version + 1 where ${among(ranges.uuid, touched)}`)
}
