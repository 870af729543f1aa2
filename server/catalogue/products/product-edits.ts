import { eq, sql } from 'drizzle-orm'
import { productAddress } from '../../../contract/addresses.ts'
import type { ProductEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { type LeaveRedirect, moveAddress } from '../../site/redirect-edits.ts'
import { saveVersion } from '../../site/save-version.ts'
import type { Saving } from '../../site/saving.ts'
import { refuseStale } from '../../site/versioned-rows.ts'
import { notePrices } from '../prices/price-log.ts'
import { dropEndedOffers } from '../sales/ended-offers.ts'
import { joinCopies } from '../sales/join-copies.ts'
import { rejoinSales } from '../sales/rejoin-sales.ts'
import { refuseMissingPlaces } from '../showroom/display-places.ts'
import { products } from '../tables.ts'
import { findRangeOf, lockRanges, touchRanges } from '../taxonomy/range-versions.ts'
import { refuseMissingTerms, refuseUnpublishable } from '../taxonomy/taxonomy-checks.ts'
import { holdValues } from '../taxonomy/term-locks.ts'
import { markProducts } from './changed-products.ts'
import { toProductColumns } from './fields/form-values.ts'
import { saveParts, writeParts } from './product-part-edits.ts'
import { lockProduct, type ProductSnapshot, snapshotProduct } from './product-snapshot.ts'
import { asRecord } from './state/product-record.ts'
import { refuseStrangers } from './variant-edits.ts'

/** Creates a draft. */
export async function createProduct(tx: Transaction, change: Change, edit: ProductEdit) {
  refuseStrangers([], edit.variants)
  await lockRanges(tx, [edit.rangeUuid])
  await refuseMissingTerms(tx, edit)
  await refuseMissingPlaces(tx, edit.variants)
  const [made] = await tx
    .insert(products)
    .values({ ...toProductColumns(edit), rangePosition: placeInRange(edit.rangeUuid) })
    .returning({ uuid: products.uuid, version: products.version })
  if (!made) throw new Error('The product was not made.')
  await writeParts(tx, made.uuid, edit)
  await touchRanges(tx, [edit.rangeUuid])
  const after = await snapshotProduct(tx, made.uuid)
  change.record({ action: 'create', entity: 'product', entityId: made.uuid, after })
  return { ...made, variantUuids: after?.variants.map((variant) => variant.uuid) ?? [] }
}

/** `undoes`: the version whose save is taken back. */
type SavingProduct = Saving<string, ProductEdit> & { undoes?: number | undefined }

export async function saveProduct(
  tx: Transaction,
  change: Change,
  { id: uuid, version: seen, edit, redirect = true, undoes }: SavingProduct,
) {
  const rangeUuid = await findRangeOf(tx, uuid)
  if (edit.rangeUuid !== rangeUuid) await lockRanges(tx, [rangeUuid, edit.rangeUuid])
  await refuseMissingTerms(tx, edit)
  await refuseMissingPlaces(tx, edit.variants)
  await holdValues(tx, edit.variants)
  const before = refuseStale(await lockProduct(tx, uuid), seen, asRecord(uuid))
  if (before.status === 'published') refuseUnpublishable(edit)
  const saved = { entity: 'product' as const, id: uuid, before }
  const after = await saveVersion(tx, change, saved, (tx, version) =>
    writeProduct(tx, before, edit, { version, undoes }),
  )
  if (before.status === 'published') {
    await moveProduct(tx, change, before, { name: edit.name, redirect })
    await publishProductChange(tx, change, uuid)
  }
  return { uuid, version: after.version, variantUuids: after.variants.map((variant) => variant.uuid) }
}

type Write = { version: number; undoes: number | undefined }

async function writeProduct(tx: Transaction, before: ProductSnapshot, edit: ProductEdit, { version, undoes }: Write) {
  const { uuid, rangeUuid } = before
  const rangePosition = edit.rangeUuid === rangeUuid ? undefined : placeInRange(edit.rangeUuid)
  await tx
    .update(products)
    .set({ ...toProductColumns(edit), rangePosition, version })
    .where(eq(products.uuid, uuid))
  await saveParts(tx, uuid, edit)
  await joinCopies(tx, before)
  await rejoinSales(tx, uuid, undoes)
  await dropEndedOffers(tx, before, edit.variants)
  if (edit.rangeUuid !== rangeUuid) await touchRanges(tx, [rangeUuid, edit.rangeUuid])
  return (await snapshotProduct(tx, uuid)) ?? before
}

/** The last step of every change that puts a product on show, changes it there, or takes it off. */
export async function publishProductChange(tx: Transaction, change: Change, uuid: string): Promise<void> {
  const thisProduct = eq(products.uuid, uuid)
  await notePrices(tx, thisProduct)
  change.touchesPublic(markProducts(thisProduct))
}

type Renaming = { name: string; redirect: LeaveRedirect }

const moveProduct = (tx: Transaction, change: Change, before: ProductSnapshot, { name, redirect }: Renaming) =>
  moveAddress(tx, change, {
    from: productAddress(before.uuid, before.name),
    to: productAddress(before.uuid, name),
    redirect,
  })

const placeInRange = (rangeUuid: string | null) =>
  sql`(select coalesce(max(range_position), -1) + 1 from products where range_uuid = ${rangeUuid})`
