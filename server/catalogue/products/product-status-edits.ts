import { eq, sql } from 'drizzle-orm'
import { productAddress } from '../../../contract/addresses.ts'
import type { Transaction } from '../../platform/database.ts'
import { putInBin, takeFromBin } from '../../site/bin-edits.ts'
import type { Change } from '../../site/changes.ts'
import { claimAddress } from '../../site/redirect-edits.ts'
import type { Seen } from '../../site/saving.ts'
import { readSettings } from '../../site/settings.ts'
import { refuseStale } from '../../site/versioned-rows.ts'
import { products } from '../tables.ts'
import { findRangeOf, lockRanges, touchRanges } from '../taxonomy/range-versions.ts'
import { refuseMissingTerms, refuseUnpublishable } from '../taxonomy/taxonomy-checks.ts'
import { holdTerms } from '../taxonomy/term-locks.ts'
import { publishProductChange } from './product-edits.ts'
import { lockProduct, type ProductSnapshot, snapshotProduct } from './product-snapshot.ts'
import { asRecord } from './state/product-record.ts'

const verbs = { draft: 'withdraw', published: 'publish', archived: 'archive' }
const termsInBin = 'Its sub-category or brand is in the bin. Please restore that first.'
const binned = { table: products, id: products.uuid, entity: 'product' as const }

export async function publishProduct(tx: Transaction, change: Change, seen: Seen<string>) {
  const { id: uuid } = seen
  const product = await snapshotProduct(tx, uuid)
  if (product) await refuseMissingTerms(tx, product)
  const before = refuseStale(await lockProduct(tx, uuid), seen.version, asRecord(uuid))
  refuseUnpublishable(before)
  const first = before.publishedAt === null ? await beginShowing(tx) : {}
  const answer = await setStatus(tx, change, before, { status: 'published', ...first })
  await claimAddress(tx, change, productAddress(uuid, before.name))
  await publishProductChange(tx, change, uuid)
  return answer
}

/** Archives a product: no longer sold, but stored. */
export const archiveProduct = (tx: Transaction, change: Change, seen: Seen<string>) =>
  takeOffShow(tx, change, seen, 'archived')

/** Makes a published product a draft again. */
export const withdrawProduct = (tx: Transaction, change: Change, seen: Seen<string>) =>
  takeOffShow(tx, change, seen, 'draft')

async function takeOffShow(
  tx: Transaction,
  change: Change,
  { id: uuid, version }: Seen<string>,
  status: 'draft' | 'archived',
) {
  const before = refuseStale(await lockProduct(tx, uuid), version, asRecord(uuid))
  const answer = await setStatus(tx, change, before, { status })
  if (before.status === 'published') await publishProductChange(tx, change, uuid)
  return answer
}

export async function binProduct(tx: Transaction, change: Change, seen: Seen<string>) {
  const { id: uuid } = seen
  await lockRanges(tx, [await findRangeOf(tx, uuid)])
  await holdTerms(tx, eq(products.uuid, uuid))
  await putInBin(tx, change, binned, seen)
  const product = await snapshotProduct(tx, uuid)
  await touchRanges(tx, [product?.rangeUuid ?? null])
  if (product?.status === 'published') await publishProductChange(tx, change, uuid)
}

/** Restores a product from the bin with its earlier status: a published one is on show again. */
export async function restoreProduct(tx: Transaction, change: Change, uuid: string) {
  const product = await snapshotProduct(tx, uuid)
  await lockRanges(tx, [product?.rangeUuid ?? null])
  // A binned range leaves its products in the shop, so it is no reason to refuse one.
  if (product) await refuseMissingTerms(tx, { ...product, rangeUuid: null }, termsInBin)
  await takeFromBin(tx, change, binned, uuid)
  await touchRanges(tx, [product?.rangeUuid ?? null])
  if (product?.status !== 'published') return
  await claimAddress(tx, change, productAddress(uuid, product.name))
  await publishProductChange(tx, change, uuid)
}

/** A listing date before the product was created was set by hand; any other is that of the first publishing. */
async function beginShowing(tx: Transaction) {
  const { newForDays } = await readSettings(tx)
  return {
    publishedAt: sql`now()`,
    newUntil: sql`coalesce(${products.newUntil}, now() + make_interval(days => ${newForDays}))`,
    listedAt: sql`case when ${products.listedAt} < ${products.createdAt} - interval '1 second' then ${products.listedAt} else now() end`,
  }
}

async function setStatus(
  tx: Transaction,
  change: Change,
  before: ProductSnapshot,
  { status, ...first }: { status: ProductSnapshot['status'] } & Partial<Awaited<ReturnType<typeof beginShowing>>>,
) {
  const { uuid } = before
  if (before.status === status) return { uuid, version: before.version }
  const version = before.version + 1
  await tx
    .update(products)
    .set({ ...first, status, version })
    .where(eq(products.uuid, uuid))
  change.record({
    action: verbs[status],
    entity: 'product',
    entityId: uuid,
    before: { status: before.status },
    after: { status },
  })
  return { uuid, version }
}
