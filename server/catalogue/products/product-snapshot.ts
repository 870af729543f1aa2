import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { Db } from '../../platform/database.ts'
import { products } from '../tables.ts'
import { holdTerms } from '../taxonomy/term-locks.ts'
import { toVariantForm } from './fields/form-values.ts'
import type { VariantState } from './state/product-state.ts'
import { variantStates } from './state/product-states.ts'

/** A product's form, with further facts for staff. */
export type ProductSnapshot = NonNullable<Awaited<ReturnType<typeof snapshotProduct>>>

/** The whole form of a product: for the form, for the history, and to compare with a later one. */
export async function snapshotProduct(db: Db, uuid: string) {
  const [row] = await selectForm(db, uuid)
  return row && readForm(row)
}

/**
 * Like `snapshotProduct`, with the product locked until the transaction ends. A statement that has waited for a lock would
 * read other tables, such as the variants, as they were before it waited.
 */
export async function lockProduct(tx: Db, uuid: string) {
  const thisProduct = eq(products.uuid, uuid)
  await holdTerms(tx, thisProduct)
  await tx.select({ uuid: products.uuid }).from(products).where(thisProduct).for('no key update')
  return snapshotProduct(tx, uuid)
}

const { changedIn, createdAt, updatedAt, rangePosition, lookupText, sortText, ...own } = getTableColumns(products)

const selectForm = (db: Db, uuid: string) =>
  db
    .select({ ...own, pictures, files, related, variants: sql<VariantState[]>`${variantStates}` })
    .from(products)
    .where(eq(products.uuid, uuid))

const pictures = sql<string[]>`(
  select coalesce(json_agg(picture_hash order by position), '[]')
  from product_pictures where product_uuid = products.uuid)`

const files = sql<ProductEdit['files']>`(
  select coalesce(json_agg(json_build_object('uuid', uuid, 'fileHash', file_hash, 'name', name) order by position), '[]')
  from product_files where product_uuid = products.uuid)`

const related = sql<string[]>`(
  select coalesce(json_agg(related_uuid order by position), '[]')
  from related_products where product_uuid = products.uuid)`

function readForm(row: Awaited<ReturnType<typeof selectForm>>[number]) {
  return {
    ...row,
    newUntil: row.newUntil?.toISOString() ?? null,
    listedAt: row.listedAt.toISOString(),
    variants: row.variants.map(toVariantForm),
  } satisfies ProductEdit
}
