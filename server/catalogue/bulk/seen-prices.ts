import { sql } from 'drizzle-orm'
import type { BulkRequest } from '../../../contract/staff/bulk.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { variants } from '../tables.ts'

/** A digest of the prices that the change is computed from; undefined where its outcome does not depend on them. */
export async function digestPrices(
  db: Db,
  { kind }: BulkRequest['action'],
  uuids: string[],
): Promise<string | undefined> {
  if (kind !== 'price') return undefined
  const [row] = await db.execute<{ digest: string }>(sql`
    select md5(coalesce(string_agg(${variants.uuid}::text || ' ' || ${variants.pricePence}, ',' order by ${variants.uuid}), '')) as digest
    from ${variants} where ${among(variants.productUuid, uuids)} and ${variants.deletedAt} is null`)
  return row?.digest
}

/** Refuses a change of prices that are not those of its preview any more. */
export async function refuseOtherPrices(db: Db, { action, seen }: BulkRequest, uuids: string[]): Promise<void> {
  if (seen === undefined || (await digestPrices(db, action, uuids)) === seen) return
  throw new Problem(
    409,
    'The prices have changed',
    'Prices of these products have changed since the preview. Look again at what would change.',
  )
}
