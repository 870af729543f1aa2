import type { SQL } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { products } from '../tables.ts'

/** Locks products until the transaction ends, in one order, so that two edits never deadlock. */
export const lockProducts = (tx: Transaction, where: SQL) =>
  tx.select({ uuid: products.uuid }).from(products).where(where).orderBy(products.uuid).for('no key update')
