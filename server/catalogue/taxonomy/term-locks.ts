import { inArray, type SQL, sql } from 'drizzle-orm'
import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import { among } from '../../platform/among.ts'
import type { Db } from '../../platform/database.ts'
import { brands, categories, products, properties, propertyValues, ranges, subCategories } from '../tables.ts'

/** A change locks terms before products, and products before redirects, as a renamed term does. */

/** Locks the terms of these products until the transaction ends, so that none is binned or restored. */
export const lockTerms = (tx: Db, uuids: string[]): Promise<void> =>
  lockTermsOf(tx, among(products.uuid, uuids), 'share')

/**
 * Locks the terms of these products against new names. PostgreSQL does so itself if a transaction updates a product twice,
 * but only then, after the product is locked.
 */
export const holdTerms = (tx: Db, ofProducts: SQL): Promise<void> => lockTermsOf(tx, ofProducts, 'key share')

async function lockTermsOf(tx: Db, ofProducts: SQL, mode: 'share' | 'key share'): Promise<void> {
  for (const [table, column] of termColumns)
    await tx
      .select({ uuid: table.uuid })
      .from(table)
      .where(sql`${table.uuid} in (select ${column} from ${products} where ${ofProducts})`)
      .orderBy(table.uuid)
      .for(mode)
}

const termColumns = [
  [subCategories, products.subCategoryUuid],
  [brands, products.brandUuid],
  [ranges, products.rangeUuid],
] as const

/**
 * Locks every property value against new names, because an import may give its products any of them. One that makes terms
 * also adds values to properties, and sub-categories to categories.
 */
export async function holdTaxonomy(tx: Db, { makesTerms }: { makesTerms: boolean }): Promise<void> {
  if (makesTerms) {
    await tx.select({ id: properties.id }).from(properties).orderBy(properties.id).for('no key update')
    await tx.select({ id: categories.id }).from(categories).orderBy(categories.id).for('share')
  }
  const { id } = propertyValues
  await tx.select({ id }).from(propertyValues).orderBy(id).for('key share')
}

/** Locks the property values of these variants against new names. */
export async function holdValues(tx: Db, variants: Pick<VariantEdit, 'properties'>[]): Promise<void> {
  const ids = [...new Set(variants.flatMap(({ properties }) => properties))]
  const { id } = propertyValues
  if (ids.length > 0) await tx.select({ id }).from(propertyValues).where(inArray(id, ids)).orderBy(id).for('key share')
}
