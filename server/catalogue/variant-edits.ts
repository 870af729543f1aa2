import { randomUUID } from 'node:crypto'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { VariantEdit } from '../../contract/staff-catalogue.ts'
import type { Transaction } from '../platform/database.ts'
import { refuseField } from '../site/kept-rows.ts'
import { toPence } from './prices.ts'
import { variantPictures, variantProperties, variants } from './tables.ts'

type Named = VariantEdit & { uuid: string }

/** Makes way for the variants of the form: those that it no longer names go to the bin. */
export async function clearVariants(tx: Transaction, productUuid: string, edits: VariantEdit[]): Promise<void> {
  const rows = await tx.select({ uuid: variants.uuid }).from(variants).where(eq(variants.productUuid, productUuid))
  const known = rows.map((row) => row.uuid)
  refuseStrangers(known, edits)
  const named = edits.map((edit) => edit.uuid)
  const gone = known.filter((uuid) => !named.includes(uuid))
  // Codes are let go of first: two variants may have swapped theirs, and what lies in the bin keeps none.
  await tx.update(variants).set({ supplierCode: null }).where(eq(variants.productUuid, productUuid))
  await tx
    .update(variants)
    .set({ deletedAt: sql`now()` })
    .where(and(inArray(variants.uuid, gone), isNull(variants.deletedAt)))
  await tx.delete(variantPictures).where(inArray(variantPictures.variantUuid, known))
  await tx.delete(variantProperties).where(inArray(variantProperties.variantUuid, known))
}

/** Nobody takes over the variants of another product. */
export function refuseStrangers(known: string[], edits: VariantEdit[]): void {
  const place = edits.findIndex(({ uuid }) => uuid !== null && !known.includes(uuid))
  if (place >= 0) throw refuseField(`variants.${place}.uuid`, 'This is not a variant of this product.')
}

/** The variants as the form has them, in its order. */
export async function writeVariants(tx: Transaction, productUuid: string, edits: VariantEdit[]): Promise<void> {
  const named = edits.map((edit) => ({ ...edit, uuid: edit.uuid ?? randomUUID() }))
  const rows = named.map((variant, position) => ({ ...columnsOf(variant), productUuid, position }))
  await tx.insert(variants).values(rows).onConflictDoUpdate({ target: variants.uuid, set: overwritten })
  await Promise.all([writePictures(tx, named), writeProperties(tx, named)])
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
  const rows = named.flatMap(({ uuid, pictures }) =>
    pictures.map((pictureHash, position) => ({ variantUuid: uuid, pictureHash, position })),
  )
  if (rows.length > 0) await tx.insert(variantPictures).values(rows)
}

async function writeProperties(tx: Transaction, named: Named[]): Promise<void> {
  const rows = named.flatMap(({ uuid, properties }) => properties.map((valueId) => ({ variantUuid: uuid, valueId })))
  if (rows.length > 0) await tx.insert(variantProperties).values(rows)
}
