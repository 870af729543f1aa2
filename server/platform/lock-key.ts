import { sql } from 'drizzle-orm'
import type { Transaction } from './database.ts'

/** Of two transactions with the same key, the second waits until the first ends. */
export const lockKey = (tx: Transaction, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
