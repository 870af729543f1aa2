import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { VariantEdit } from '../../contract/staff-catalogue.ts'
import type { Transaction } from '../platform/database.ts'
import { refuseField } from '../site/kept-rows.ts'
import { toPence } from './price-edits.ts'
import { variantPictures, variantProperties, variants } from './tables.ts'

type Named = VariantEdit & { uuid: string }

/** The variants of a product as the form has them, in its order; those it no longer names go to the bin. */
export async function saveVariants(tx: Transaction, productUuid: string, edits: VariantEdit[]): Promise<void> {
  await refuseStrangers(tx, productUuid, edits)
  const named = edits.map((edit) => ({ ...edit, uuid: edit.uuid ?? randomUUID() }))
  // Codes are let go of first: two variants may have swapped theirs, and what lies in the bin keeps none.
  await tx.update(variants).set({ supplierCode: null }).where(eq(variants.productUuid, productUuid))
  await tx
    .update(variants)
    .set({ deletedAt: sql`now()` })
    .where(
      and(eq(variants.productUuid, productUuid), notInArray(variants.uuid, uuidsOf(named)), isNull(variants.deletedAt)),
    )
  await writeRows(tx, productUuid, named)
  await writePictures(tx, named)
  await writeProperties(tx, named)
}

async function refuseStrangers(tx: Transaction, productUuid: string, edits: VariantEdit[]): Promise<void> {
  const rows = await tx.select({ uuid: variants.uuid }).from(variants).where(eq(variants.productUuid, productUuid))
  const known = new Set(rows.map((row) => row.uuid))
  const place = edits.findIndex(({ uuid }) => uuid !== null && !known.has(uuid))
  if (place >= 0) throw refuseField(`variants.${place}.uuid`, 'This is not a variant of this product.')
}

async function writeRows(tx: Transaction, productUuid: string, named: Named[]): Promise<void> {
  const rows = named.map((variant, position) => ({ ...columnsOf(variant), productUuid, position }))
  await tx.insert(variants).values(rows).onConflictDoUpdate({ target: variants.uuid, set: overwritten })
}

const columnsOf = ({ price, salePrice, saleStartsAt, saleEndsAt, pictures, properties, ...columns }: Named) => ({
  ...columns,
  pricePence: toPence(price),
  salePricePence: salePrice === null ? null : toPence(salePrice),
  saleStartsAt: saleStartsAt === null ? null : new Date(saleStartsAt),
  saleEndsAt: saleEndsAt === null ? null : new Date(saleEndsAt),
})

const overwritten = {
  name: sql`excluded.name`,
  description: sql`excluded.description`,
  pricePence: sql`excluded.price_pence`,
  salePricePence: sql`excluded.sale_price_pence`,
  onSale: sql`excluded.on_sale`,
  saleStartsAt: sql`excluded.sale_starts_at`,
  saleEndsAt: sql`excluded.sale_ends_at`,
  heightCm: sql`excluded.height_cm`,
  widthCm: sql`excluded.width_cm`,
  depthCm: sql`excluded.depth_cm`,
  supplierCode: sql`excluded.supplier_code`,
  position: sql`excluded.position`,
  visible: sql`excluded.visible`,
  version: sql`${variants.version} + 1`,
  updatedAt: sql`now()`,
  deletedAt: null,
}

async function writePictures(tx: Transaction, named: Named[]): Promise<void> {
  await tx.delete(variantPictures).where(inArray(variantPictures.variantUuid, uuidsOf(named)))
  const rows = named.flatMap(({ uuid, pictures }) =>
    pictures.map((pictureHash, position) => ({ variantUuid: uuid, pictureHash, position })),
  )
  if (rows.length > 0) await tx.insert(variantPictures).values(rows)
}

async function writeProperties(tx: Transaction, named: Named[]): Promise<void> {
  await tx.delete(variantProperties).where(inArray(variantProperties.variantUuid, uuidsOf(named)))
  const rows = named.flatMap(({ uuid, properties }) => properties.map((valueId) => ({ variantUuid: uuid, valueId })))
  if (rows.length > 0) await tx.insert(variantProperties).values(rows)
}

const uuidsOf = (named: Named[]) => named.map((variant) => variant.uuid)
