import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { ProductEdit } from '../../contract/staff-catalogue.ts'
import type { Transaction } from '../platform/database.ts'
import { Problem } from '../platform/problem.ts'
import { refuseField } from '../site/kept-rows.ts'
import { brands, ranges, subCategories } from './tables.ts'

type Shelf = Pick<ProductEdit, 'subCategoryUuid' | 'brandUuid' | 'rangeUuid'>

/**
 * What a product belongs to is there, not in the bin, and stays so until the transaction ends.
 * Asked before the product is locked: a shelf that is renamed locks itself first and its products next.
 */
export async function refuseMissingShelf(tx: Transaction, edit: Shelf): Promise<void> {
  for (const [field, table] of shelves) {
    const uuid = edit[field]
    if (uuid === null) continue
    const [found] = await tx
      .select({ uuid: table.uuid })
      .from(table)
      .where(and(eq(table.uuid, uuid), isNull(table.deletedAt)))
      .for('share')
    if (!found) throw refuseField(field, 'This no longer exists. Please choose another.')
  }
}

const shelves = [
  ['subCategoryUuid', subCategories],
  ['brandUuid', brands],
  ['rangeUuid', ranges],
] as const

/** What a shopper has to be able to see of a product on show. */
export function refuseUnpublishable({ variants }: Pick<ProductEdit, 'variants'>): void {
  if (!variants.some((variant) => variant.visible))
    throw refuseField('variants', 'A product on show needs a variant that can be seen.')
}

/** What things still belong to does not go to the bin. Asked after it has been locked there, so that nothing slips in. */
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
