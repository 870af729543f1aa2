import { eq, type SQL, sql } from 'drizzle-orm'
import {
  type Checks,
  type DisplayFacts,
  type SoldFacts,
  type StockFacts,
  soldFacts,
} from '../../../contract/staff/showroom.ts'
import type { Transaction } from '../../platform/database.ts'
import { notFound, Problem } from '../../platform/problem.ts'
import type { Change } from '../../site/changes.ts'
import { lockLive } from '../../site/live-rows.ts'
import { refuseField } from '../../site/versioned-rows.ts'
import { notePrices } from '../prices/price-log.ts'
import { markProducts } from '../products/changed-products.ts'
import { lockProduct, type ProductSnapshot, snapshotProduct } from '../products/product-snapshot.ts'
import { displayPlaces, products, variants } from '../tables.ts'
import { isSold, soldStaysOff } from '../walk/piece-state.ts'
import { missingPlace } from './display-places.ts'

/** Facts of one variant that staff record in the showroom. `at`: when they did so, which may be earlier than now. */
type Recorded<Facts> = { uuid: string; at: Date } & Facts

/** Records whether the variant is on display, and where. This updates its check date, even if nothing changes. */
export async function recordDisplay(
  tx: Transaction,
  change: Change,
  recorded: Recorded<DisplayFacts>,
): Promise<Checks> {
  const { uuid, at, onDisplay, displayPlaceUuid } = recorded
  if (displayPlaceUuid && !(await lockLive(tx, displayPlaces, [displayPlaceUuid])).has(displayPlaceUuid))
    throw refuseField('displayPlaceUuid', missingPlace)
  if (onDisplay) await refuseSold(tx, uuid)
  return record(tx, change, uuid, { onDisplay, displayPlaceUuid }, { displayCheckedAt: at })
}

async function refuseSold(tx: Transaction, variantUuid: string): Promise<void> {
  const { variants } = await lockOwner(tx, variantUuid)
  if (variants.some((variant) => variant.uuid === variantUuid && isSold(variant)))
    throw new Problem(409, 'Not on display', soldStaysOff)
}

/**
 * Records whether the variant is in stock, the last one, to order in or not available. This updates its check date,
 * even if nothing changes.
 */
export const recordStock = (
  tx: Transaction,
  change: Change,
  { uuid, at, stockState, orderWeeks }: Recorded<StockFacts>,
) => record(tx, change, uuid, { stockState, orderWeeks }, { stockCheckedAt: stockState === null ? null : at })

/**
 * Records that an ex-display piece is sold, which hides it and takes it off display, or reverts that with the facts
 * from before the sale. The place may have been moved to the bin meanwhile, since nothing stood there; that must not
 * keep the piece sold.
 */
export async function recordSold(
  tx: Transaction,
  change: Change,
  { uuid, at, isSold, ...before }: Recorded<SoldFacts>,
) {
  const { onDisplay, stockState, orderWeeks, ...stood } = isSold ? soldFacts : before
  const places = await lockLive(tx, displayPlaces, stood.displayPlaceUuid ? [stood.displayPlaceUuid] : [])
  const displayPlaceUuid = places.has(stood.displayPlaceUuid ?? '') ? stood.displayPlaceUuid : null
  await refuseUsual(tx, uuid)
  const instant = sql`${at.toISOString()}::timestamptz`
  const checked = {
    displayCheckedAt: sql`greatest(${variants.displayCheckedAt}, ${instant})`,
    stockCheckedAt: stockState === null ? null : sql`greatest(${variants.stockCheckedAt}, ${instant})`,
  }
  const facts = { onDisplay, displayPlaceUuid, stockState, orderWeeks, visible: !isSold }
  const checks = await record(tx, change, uuid, facts, checked)
  // A hidden variant has no price from now on, which the price log records.
  await notePrices(tx, eq(variants.uuid, uuid))
  return checks
}

const needsExDisplay = 'Only an ex-display piece can be recorded as sold. For other variants, record the stock.'

async function refuseUsual(tx: Transaction, uuid: string): Promise<void> {
  const [row] = await tx.select({ isExDisplay: variants.isExDisplay }).from(variants).where(eq(variants.uuid, uuid))
  if (row && !row.isExDisplay) throw new Problem(409, 'Not an ex-display piece', needsExDisplay)
}

/** ‘Still true’: confirms the recorded facts, and updates when they were checked. */
export const confirmShowroom = (tx: Transaction, change: Change, { uuid, at }: Recorded<unknown>) =>
  record(
    tx,
    change,
    uuid,
    {},
    {
      displayCheckedAt: at,
      stockCheckedAt: sql`case when ${variants.stockState} is not null then ${at.toISOString()}::timestamptz end`,
    },
  )

type Facts = Partial<DisplayFacts & StockFacts & { visible: boolean }>
type Checked = { displayCheckedAt?: Date | SQL; stockCheckedAt?: Date | SQL | null }

/** The product is locked first, as in every edit of it. A form that is open stays valid unless one of its facts changes. */
async function record(tx: Transaction, change: Change, variantUuid: string, facts: Facts, checked: Checked) {
  const before = await lockOwner(tx, variantUuid)
  const { uuid: productUuid } = before
  const version = before.version + (isNews(before, variantUuid, facts) ? 1 : 0)
  await tx
    .update(variants)
    .set({ ...facts, ...checked, version: sql`${variants.version} + 1`, updatedAt: sql`now()` })
    .where(eq(variants.uuid, variantUuid))
  await tx.update(products).set({ version, updatedAt: sql`now()` }).where(eq(products.uuid, productUuid))
  const after = await snapshotProduct(tx, productUuid)
  change.record({ action: 'check', entity: 'product', entityId: productUuid, before, after })
  if (before.status === 'published') change.touchesPublic(markProducts(eq(products.uuid, productUuid)))
  return readChecks(tx, variantUuid, version)
}

function isNews({ variants }: ProductSnapshot, variantUuid: string, facts: Facts): boolean {
  const variant = variants.find(({ uuid }) => uuid === variantUuid)
  return Object.entries(facts).some(([name, fact]) => variant?.[name as keyof Facts] !== fact)
}

/** The product of a variant that exists, locked until the transaction ends. */
export async function lockOwner(tx: Transaction, variantUuid: string) {
  const [row] = await tx.select({ uuid: variants.productUuid }).from(variants).where(eq(variants.uuid, variantUuid))
  const product = row && (await lockProduct(tx, row.uuid))
  if (!product || product.deletedAt || !product.variants.some(({ uuid }) => uuid === variantUuid))
    throw notFound('variant')
  return product
}

async function readChecks(tx: Transaction, variantUuid: string, version: number): Promise<Checks> {
  const [row] = await tx
    .select({ displayCheckedAt: variants.displayCheckedAt, stockCheckedAt: variants.stockCheckedAt })
    .from(variants)
    .where(eq(variants.uuid, variantUuid))
  return {
    version,
    displayCheckedAt: row?.displayCheckedAt?.toISOString() ?? null,
    stockCheckedAt: row?.stockCheckedAt?.toISOString() ?? null,
  }
}
