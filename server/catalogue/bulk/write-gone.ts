import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Changed } from './product-state.ts'

/**
 * To the bin with what goes again, and nobody keeps a code there: it may be made anew.
 * Every process hears of it by the row, which therefore stays.
 */
export async function putAway(tx: Transaction, changed: Changed[]): Promise<void> {
  const products = changed.filter(({ after }) => !after).map(({ uuid }) => uuid)
  const variants = changed.flatMap(({ change: { before, after } }) =>
    after.absent ? [] : Object.keys(before.variants).filter((uuid) => !(uuid in after.variants)),
  )
  if (products.length > 0) {
    await tx.execute(sql`
      update products set deleted_at = now(), supplier_code = null, version = version + 1, updated_at = now()
      where uuid = any(${sql.param(products)}::uuid[])`)
    await tx.execute(sql`
      update variants set supplier_code = null where product_uuid = any(${sql.param(products)}::uuid[])`)
  }
  if (variants.length > 0)
    await tx.execute(sql`
      update variants set deleted_at = now(), supplier_code = null, version = version + 1, updated_at = now()
      where uuid = any(${sql.param(variants)}::uuid[])`)
}
