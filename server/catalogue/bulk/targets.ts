import { sql } from 'drizzle-orm'
import type { BulkTarget } from '../../../contract/staff-bulk.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { listFoundProducts } from '../product-list.ts'

/** Which products are meant. */
export const findTarget = async (db: Db, target: BulkTarget): Promise<string[]> =>
  'uuids' in target ? target.uuids : listFoundProducts(db, target.found)

/** Locked in the order in which edits lock them. */
export async function lockTarget(tx: Transaction, uuids: string[]): Promise<void> {
  await tx.execute(sql`
    select uuid from products where uuid = any(${sql.param(uuids)}::uuid[]) order by uuid for no key update`)
}
