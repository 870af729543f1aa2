import { sql } from 'drizzle-orm'
import type { BulkTarget } from '../../../contract/staff/bulk.ts'
import { among } from '../../platform/among.ts'
import type { Db, Transaction } from '../../platform/database.ts'
import { listFoundProducts } from '../products/product-list.ts'
import { listSaleProducts } from '../sales/sale-products.ts'
import { products } from '../tables.ts'

/** The products of a target, except those that no longer exist. */
export async function findTarget(db: Db, target: BulkTarget): Promise<string[]> {
  if ('uuids' in target) return listExisting(db, target.uuids)
  if ('sale' in target) return listSaleProducts(db, target.sale)
  const leftOut = new Set(target.except)
  return (await listFoundProducts(db, target.found)).filter((uuid) => !leftOut.has(uuid))
}

async function listExisting(db: Db, uuids: string[]): Promise<string[]> {
  const rows = await db.select({ uuid: products.uuid }).from(products).where(among(products.uuid, uuids))
  const existing = new Set(rows.map(({ uuid }) => uuid))
  return uuids.filter((uuid) => existing.has(uuid))
}

/** Locked in the order in which edits lock them. */
export async function lockTarget(tx: Transaction, uuids: string[]): Promise<void> {
  await tx.execute(sql`
    select uuid from products where uuid = any(${sql.param(uuids)}::uuid[]) order by uuid for no key update`)
}
