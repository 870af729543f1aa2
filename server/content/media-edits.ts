import { eq, type SQL, sql } from 'drizzle-orm'
import { nameKind } from '../../contract/kinds.ts'
import type { FileEdit, PictureEdit, StaffFile, StaffPicture } from '../../contract/staff/media.ts'
import { markProducts } from '../catalogue/products/changed-products.ts'
import { productFiles, productPictures, products, variantPictures, variants } from '../catalogue/tables.ts'
import { cleanFileName, keepEnding } from '../media/file-name.ts'
import { showFileToStaff, showToStaff } from '../media/library.ts'
import { files, pictures } from '../media/tables.ts'
import type { Transaction } from '../platform/database.ts'
import { notFound, Problem } from '../platform/problem.ts'
import { putInBin } from '../site/bin-edits.ts'
import type { Change } from '../site/changes.ts'
import type { Saving, Seen } from '../site/saving.ts'
import { type Kind, saveRow } from '../site/versioned-rows.ts'
import { fileKind, pictureKind } from './media-restores.ts'
import { listUses } from './media-uses.ts'

export async function savePicture(
  tx: Transaction,
  change: Change,
  { edit: { fileName, ...shown }, ...seen }: Saving<string, PictureEdit>,
): Promise<StaffPicture> {
  const edit = { ...shown, fileName: cleanFileName(fileName) }
  const hash = seen.id
  await saveRow(tx, change, pictureKind, { ...seen, edit })
  change.touchesPublic(markProducts(showing(hash)))
  const [row] = await tx.select().from(pictures).where(eq(pictures.hash, hash))
  if (!row) throw notFound('picture')
  return showToStaff(row)
}

const showing = (hash: string): SQL => sql`${products.uuid} in (
  select ${productPictures.productUuid} from ${productPictures} where ${productPictures.pictureHash} = ${hash}
  union all
  select ${variants.productUuid} from ${variants}
  join ${variantPictures} on ${variantPictures.variantUuid} = ${variants.uuid}
  where ${variantPictures.pictureHash} = ${hash})`

/** Renames a file, which changes its address; requests for the old name are redirected, because the hash stays the same. */
export async function saveFile(
  tx: Transaction,
  change: Change,
  { edit, ...seen }: Saving<string, FileEdit>,
): Promise<StaffFile> {
  const hash = seen.id
  const [before] = await tx.select().from(files).where(eq(files.hash, hash))
  if (!before) throw notFound('file')
  const fileName = keepEnding(edit.fileName, before.fileName)
  await saveRow(tx, change, fileKind, { ...seen, edit: { fileName } })
  change.touchesPublic(markProducts(offering(hash)))
  const [after = before] = await tx.select().from(files).where(eq(files.hash, hash))
  return showFileToStaff(after)
}

const offering = (hash: string): SQL => sql`${products.uuid} in (
  select ${productFiles.productUuid} from ${productFiles} where ${productFiles.fileHash} = ${hash})`

export const deletePicture = (tx: Transaction, change: Change, seen: Seen<string>) =>
  deleteUnused(tx, change, pictureKind, seen)
export const deleteFile = (tx: Transaction, change: Change, seen: Seen<string>) =>
  deleteUnused(tx, change, fileKind, seen)

async function deleteUnused(tx: Transaction, change: Change, kind: Kind, seen: Seen<string>) {
  await putInBin(tx, change, kind, seen)
  // A public change, so that every process learns that the address no longer exists.
  change.touchesPublic()
  const uses = await listUses(tx, seen.id)
  const first = uses[0]
  if (!first) return
  const others = new Set(uses.map(({ kind, id }) => `${kind} ${id}`)).size - 1
  const name = `${first.name || `a ${nameKind(first.kind)}`}${first.inBin ? ' (in the bin)' : ''}`
  const users = others > 0 ? `${name} and ${others} more` : name
  throw new Problem(409, 'Still in use', `This ${kind.entity} is used by ${users}. Please remove it there first.`)
}
