import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import { lockLive } from '../../site/live-rows.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { missingChoice } from '../../site/violations.ts'
import { brands, ranges, subCategories } from '../tables.ts'

type Terms = Pick<ProductEdit, 'subCategoryUuid' | 'brandUuid' | 'rangeUuid'>

/**
 * Refuses a sub-category, brand or range that is missing or in the bin, and locks it until the transaction ends.
 * Call it before the product is locked: renaming a term locks the term first and its products next.
 */
export async function refuseMissingTerms(tx: Transaction, edit: Terms, why = missingChoice): Promise<void> {
  for (const [field, table] of termTables) {
    const uuid = edit[field]
    if (uuid === null) continue
    const found = await lockLive(tx, table, [uuid])
    if (found.size === 0) throw refuseField(field, why)
  }
}

const termTables = [
  ['subCategoryUuid', subCategories],
  ['brandUuid', brands],
  ['rangeUuid', ranges],
] as const

/** Refuses to publish a product without a visible variant. */
export function refuseUnpublishable({ variants }: Pick<ProductEdit, 'variants'>): void {
  if (!variants.some((variant) => variant.visible))
    throw refuseField('variants', 'A product on the site needs a variant on the site.')
}

/**
 * Refuses to bin a record that others still refer to. Call it after the record is locked, so that no reference is added
 * before the bin.
 */
export async function refuseInUse(
  tx: Transaction,
  table: PgTable,
  where: SQL,
  [one, many]: [string, string],
): Promise<void> {
  const [row] = await tx.execute<{ count: number }>(
    sql`select count(*)::int as count from ${table} where deleted_at is null and ${where}`,
  )
  const count = row?.count ?? 0
  if (count > 0)
    throw new Problem(
      409,
      'Still in use',
      count === 1 ? `1 ${one} still belongs here.` : `${count} ${many} still belong here.`,
    )
}
