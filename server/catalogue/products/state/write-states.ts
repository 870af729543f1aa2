import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database.ts'
import { bulkChanges, products, variants } from '../../tables.ts'
import { touchRanges } from '../../taxonomy/range-versions.ts'
import { productFactColumns, variantFactColumns } from '../fields/stored.ts'
import { insertRows, updateRows } from '../fields/write-rows.ts'
import type { Changed } from './product-state.ts'
import { asJson } from './record-rows.ts'
import { writeLists } from './write-lists.ts'

/** Writes all states with a fixed number of statements, however many products there are. */
export async function writeStates(tx: Transaction, workUuid: string, changed: Changed[]): Promise<void> {
  if (changed.length === 0) return
  await softDelete(tx, changed)
  await insertProducts(tx, changed)
  await updateProducts(tx, changed)
  await insertVariants(tx, changed)
  await updateVariants(tx, changed)
  await writeLists(tx, changed)
  await touchRanges(tx, changed.flatMap(listChangedRanges))
  await keepChanges(tx, workUuid, changed)
}

/**
 * Soft-deletes products and clears their codes, which may be used again. The row stays, because it tells every process
 * about the deletion.
 */
async function softDelete(tx: Transaction, changed: Changed[]): Promise<void> {
  const products = changed.filter(({ after }) => !after).map(({ uuid }) => uuid)
  const variants = changed.flatMap(({ change: { before, after } }) =>
    after.absent ? [] : Object.keys(before.variants).filter((uuid) => !(uuid in after.variants)),
  )
  if (products.length > 0) {
    await tx.execute(sql`
      update products set deleted_at = now(), supplier_code = null, version = version + 1, updated_at = now()
      where uuid = any(${sql.param(products)}::uuid[])`)
    await tx.execute(sql`
      update variants set supplier_code = null where product_uuid = any(${sql.param(products)}::uuid[])`)
  }
  if (variants.length > 0)
    await tx.execute(sql`
      update variants set deleted_at = now(), supplier_code = null, version = version + 1, updated_at = now()
      where uuid = any(${sql.param(variants)}::uuid[])`)
}

const insertProducts = (tx: Transaction, changed: Changed[]) =>
  insertRows(tx, products, {
    names: productFactColumns,
    rows: changed.flatMap(({ uuid, before, after }) => (!before && after ? [{ uuid, ...after.facts }] : [])),
  })

/** Includes products of which only a variant has changed: their version counts every edit. */
async function updateProducts(tx: Transaction, changed: Changed[]): Promise<void> {
  const edited = changed.filter(({ before, after }) => before && after)
  const names = new Set(edited.flatMap(({ change }) => Object.keys(change.after.facts)))
  await updateRows(tx, products, {
    names: productFactColumns.filter((name) => names.has(name)),
    rows: edited.map(({ uuid, after }) => ({ uuid, ...after?.facts })),
  })
}

/** Puts new variants after the product's others, in the order of the state. */
async function insertVariants(tx: Transaction, changed: Changed[]): Promise<void> {
  const rows = changed.flatMap(({ uuid, after, change }) =>
    (after?.variants ?? [])
      .filter((variant) => variant.uuid in change.after.variants && !(variant.uuid in change.before.variants))
      .map((variant, position) => ({ uuid: variant.uuid, ...variant.facts, productUuid: uuid, position })),
  )
  const names = [...variantFactColumns, 'productUuid', 'position']
  await insertRows(tx, variants, { names, rows, computed: { position: afterOthers } })
}

const afterOthers = sql`asked.position + 1 + coalesce(
  (select max(position) from variants where product_uuid = asked."productUuid"), -1)`

async function updateVariants(tx: Transaction, changed: Changed[]): Promise<void> {
  const edited = changed.flatMap(({ after, change }) =>
    (after?.variants ?? []).filter(({ uuid }) => uuid in change.before.variants && uuid in change.after.variants),
  )
  const names = new Set(
    changed.flatMap(({ change }) => Object.values(change.after.variants).flatMap((part) => Object.keys(part))),
  )
  await updateRows(tx, variants, {
    names: variantFactColumns.filter((name) => names.has(name)),
    rows: edited.map(({ uuid, facts }) => ({ uuid, ...facts })),
  })
}

/** The ranges that the product joins or leaves. */
function listChangedRanges({ before, after }: Changed): (string | null)[] {
  const [was, is] = [before, after].map((state) => (state?.facts.deletedAt === null ? state.facts.rangeUuid : null))
  return was === is ? [] : [was ?? null, is ?? null]
}

const keepChanges = (tx: Transaction, workUuid: string, changed: Changed[]) =>
  tx.execute(sql`
    insert into ${bulkChanges} (work_uuid, product_uuid, before, after)
    select ${workUuid}::uuid, product, before, after
    from json_to_recordset(${asJson(changed.map(({ uuid, change }) => ({ product: uuid, ...change })))})
      as asked(product uuid, before jsonb, after jsonb)`)
