import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { simplify } from '../../../contract/simple-text.ts'
import type { Db } from '../../platform/database.ts'
import { products, variants } from '../tables.ts'

/** Products whose name begins with this, or that have it as a code: the shortest names first. */
export async function findNamedProducts(db: Db, text: string, limit: number): Promise<string[]> {
  const asked = simplify(text).trim()
  const withCode = db
    .select({ uuid: variants.productUuid })
    .from(variants)
    // The comparison implies these conditions; stated, they let PostgreSQL use the index of codes instead of reading
    // the table.
    .where(
      and(
        isNull(variants.deletedAt),
        isNotNull(variants.supplierCode),
        eq(sql`lower(${variants.supplierCode})`, asked),
      ),
    )
  const isNamed = or(
    sql`starts_with(${products.lookupText}, ${asked})`,
    eq(sql`lower(${products.supplierCode})`, asked),
    inArray(products.uuid, withCode),
  )
  const rows = await db
    .select({ uuid: products.uuid })
    .from(products)
    .where(and(isNull(products.deletedAt), isNamed))
    .orderBy(sql`length(${products.name})`, asc(products.sortText), products.uuid)
    .limit(limit)
  return rows.map(({ uuid }) => uuid)
}
