import { eq } from 'drizzle-orm'
import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import { explainViolation, type Violation } from '../../site/violations.ts'
import { productFiles, productPictures, relatedProducts } from '../tables.ts'
import { clearVariants, writeVariants } from './variant-edits.ts'

/** Saves the parts of a product that are in other tables: those missing from the form are removed. */
export async function saveParts(tx: Transaction, productUuid: string, edit: ProductEdit): Promise<void> {
  await clearVariants(tx, productUuid, edit.variants)
  await Promise.all(
    [productPictures, productFiles, relatedProducts].map((table) =>
      tx.delete(table).where(eq(table.productUuid, productUuid)),
    ),
  )
  await writeParts(tx, productUuid, edit)
}

/** Writes the parts of a product that has none yet. */
export async function writeParts(tx: Transaction, productUuid: string, edit: ProductEdit): Promise<void> {
  try {
    await writeVariants(tx, productUuid, edit.variants)
    await Promise.all([
      writePictures(tx, productUuid, edit.pictures),
      writeFiles(tx, productUuid, edit.files),
      writeRelated(tx, productUuid, edit.related),
    ])
  } catch (error) {
    throw explainViolation(error, (violation) => locate(edit, violation)) ?? error
  }
}

async function writePictures(tx: Transaction, productUuid: string, pictures: string[]): Promise<void> {
  const rows = pictures.map((pictureHash, position) => ({ productUuid, pictureHash, position }))
  if (rows.length > 0) await tx.insert(productPictures).values(rows)
}

async function writeFiles(tx: Transaction, productUuid: string, files: ProductEdit['files']): Promise<void> {
  const rows = files.map(({ uuid, ...file }, position) => ({ ...file, uuid: uuid ?? undefined, productUuid, position }))
  if (rows.length > 0) await tx.insert(productFiles).values(rows)
}

async function writeRelated(tx: Transaction, productUuid: string, related: string[]): Promise<void> {
  const others = related.filter((relatedUuid) => relatedUuid !== productUuid)
  const rows = others.map((relatedUuid, position) => ({ productUuid, relatedUuid, position }))
  if (rows.length > 0) await tx.insert(relatedProducts).values(rows)
}

/** Finds the field of the form whose value a constraint refused. */
function locate({ variants, files }: ProductEdit, { table, field, value }: Violation): string {
  const inVariants = (has: (variant: ProductEdit['variants'][number]) => boolean, part: string) =>
    `variants.${variants.findIndex(has)}.${part}`
  if (table === 'variants' && field === 'supplierCode')
    return inVariants((variant) => variant.supplierCode === value, 'supplierCode')
  if (table === 'variant_pictures') return inVariants((variant) => variant.pictures.includes(value), 'pictures')
  if (table === 'variant_properties')
    return inVariants((variant) => variant.properties.includes(Number(value)), 'properties')
  if (table === 'product_pictures') return 'pictures'
  if (table === 'product_files')
    return `files.${files.findIndex((file) => file.fileHash === value || file.uuid === value)}`
  if (table === 'related_products') return 'related'
  return field
}
