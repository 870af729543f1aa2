import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { asJson } from './record-rows.ts'
import type { Changed } from './write-states.ts'

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

/** Codes that change hands are let go of before anybody takes them: two may swap theirs. */
export async function releaseCodes(tx: Transaction, changed: Changed[]): Promise<void> {
  const products = changed.flatMap(({ uuid, change: { before, after } }) =>
    after.absent || (before.words?.supplierCode ?? null) !== null ? [{ uuid }] : [],
  )
  const variants = changed.flatMap(({ change: { before } }) =>
    Object.entries(before.variants).flatMap(([uuid, { words }]) =>
      (words?.supplierCode ?? null) === null ? [] : [{ uuid }],
    ),
  )
  for (const [table, rows] of [['products', products] as const, ['variants', variants] as const])
    if (rows.length > 0)
      await tx.execute(sql`
        update ${sql.identifier(table)} set supplier_code = null
        from json_to_recordset(${asJson(rows)}) as asked(uuid uuid) where ${sql.identifier(table)}.uuid = asked.uuid`)
}
