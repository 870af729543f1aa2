import { sql } from 'drizzle-orm'
import { among } from '../../platform/among.ts'
import type { Transaction } from '../../platform/database.ts'
import { ranges } from '../tables.ts'

/**
 * Gives ranges another version, without an edit of their own: the form of a range lists its products, so it is outdated when
 * one joins or leaves.
 */
export async function touchRanges(tx: Transaction, uuids: (string | null)[]): Promise<void> {
  const touched = [...new Set(uuids)].filter((uuid) => uuid !== null)
  if (touched.length === 0) return
  await tx.execute(sql`update ${ranges} set version = version + 1 where ${among(ranges.uuid, touched)}`)
}
