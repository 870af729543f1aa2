import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { firstChecks, overwrittenChecks } from '../showroom/checks.ts'
import { keepsExDisplay } from '../showroom/showroom-cells.ts'
import { variantPictures, variantProperties, variants } from '../tables.ts'
import { displaysSold, soldStaysOff } from '../walk/piece-state.ts'
import { toVariantColumns } from './fields/form-values.ts'
import { variantFactColumns } from './fields/stored.ts'
import { nameColumn } from './fields/write-rows.ts'

type Named = VariantEdit & { uuid: string }

/** Soft-deletes the variants that are missing from the form, to make way for its new ones. */
export async function clearVariants(tx: Transaction, productUuid: string, edits: VariantEdit[]): Promise<void> {
  const rows = await tx
    .select({
      uuid: variants.uuid,
      isExDisplay: variants.isExDisplay,
      visible: variants.visible,
      onDisplay: variants.onDisplay,
    })
    .from(variants)
    .where(eq(variants.productUuid, productUuid))
  const known = rows.map((row) => row.uuid)
  refuseStrangers(known, edits)
  refuseChangedExDisplay(rows, edits)
  refuseSoldOnDisplay(rows, edits)
  const named = edits.map((edit) => edit.uuid)
  const gone = known.filter((uuid) => !named.includes(uuid))
  // Codes are cleared first: two variants may have swapped theirs, and binned ones keep none.
  await tx.update(variants).set({ supplierCode: null }).where(eq(variants.productUuid, productUuid))
  await tx
    .update(variants)
    .set({ deletedAt: sql`now()` })
    .where(and(inArray(variants.uuid, gone), isNull(variants.deletedAt)))
  await tx.delete(variantPictures).where(inArray(variantPictures.variantUuid, known))
  await tx.delete(variantProperties).where(inArray(variantProperties.variantUuid, known))
}

/** Refuses variants that belong to another product. */
export function refuseStrangers(known: string[], edits: VariantEdit[]): void {
  const place = edits.findIndex(({ uuid }) => uuid !== null && !known.includes(uuid))
  if (place >= 0) throw refuseField(`variants.${place}.uuid`, 'This is not a variant of this product.')
}

function refuseChangedExDisplay(rows: { uuid: string; isExDisplay: boolean }[], edits: VariantEdit[]): void {
  const place = edits.findIndex((edit) =>
    rows.some((row) => row.uuid === edit.uuid && row.isExDisplay !== edit.isExDisplay),
  )
  if (place >= 0) throw refuseField(`variants.${place}.isExDisplay`, keepsExDisplay)
}

type ShownRow = Pick<VariantEdit, 'isExDisplay' | 'visible' | 'onDisplay'> & { uuid: string }

function refuseSoldOnDisplay(rows: ShownRow[], edits: VariantEdit[]): void {
  const place = edits.findIndex((edit) => rows.some((row) => row.uuid === edit.uuid && displaysSold(row, edit)))
  if (place >= 0) throw refuseField(`variants.${place}.onDisplay`, soldStaysOff)
}

/** The variants as the form has them, in its order. */
export async function writeVariants(tx: Transaction, productUuid: string, edits: VariantEdit[]): Promise<void> {
  const named = edits.map((edit) => ({ ...edit, uuid: edit.uuid ?? randomUUID() }))
  const rows = named.map((variant, position) => ({
    ...toVariantColumns(variant),
    ...firstChecks(variant),
    uuid: variant.uuid,
    productUuid,
    position,
  }))
  await tx.insert(variants).values(rows).onConflictDoUpdate({ target: variants.uuid, set: overwritten })
  await Promise.all([writePictures(tx, named), writeProperties(tx, named)])
}

const excluded = (name: string) => [name, sql`excluded.${nameColumn(name)}`]
const priceColumns = ['pricePence', 'salePricePence', 'onSale', 'saleStartsAt', 'saleEndsAt']
const listPrices = (table: SQL) =>
  sql.join(
    priceColumns.map((name) => sql`${table}.${nameColumn(name)}`),
    sql`, `,
  )
const overwritten = {
  ...Object.fromEntries([...variantFactColumns, 'position'].map(excluded)),
  // A price changed by hand leaves its sale. A removed variant that comes back may be in one again by an undo: see
  // rejoin-sales.ts.
  saleUuid: sql`case when (${listPrices(sql`variants`)}) is not distinct from (${listPrices(sql`excluded`)})
    and variants.deleted_at is null then variants.sale_uuid end`,
  ...overwrittenChecks,
  version: sql`${variants.version} + 1`,
  updatedAt: sql`now()`,
  deletedAt: null,
}

async function writePictures(tx: Transaction, named: Named[]): Promise<void> {
  const rows = named.flatMap(({ uuid, pictures }) =>
    pictures.map((pictureHash, position) => ({ variantUuid: uuid, pictureHash, position })),
  )
  if (rows.length > 0) await tx.insert(variantPictures).values(rows)
}

async function writeProperties(tx: Transaction, named: Named[]): Promise<void> {
  const rows = named.flatMap(({ uuid, properties }) => properties.map((valueId) => ({ variantUuid: uuid, valueId })))
  if (rows.length > 0) await tx.insert(variantProperties).values(rows)
}
