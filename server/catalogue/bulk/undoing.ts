import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, Transaction } from '../../platform/database.ts'
import { tasks } from '../../platform/tables.ts'
import { lockLive } from '../../site/live-rows.ts'
import type { Altered, ProductState, StateChange } from '../products/state/product-state.ts'
import { stillHas, undoPart } from '../products/state/state-parts.ts'
import { hasOffer } from '../sales/alter-sale.ts'
import { listStopped } from '../sales/stopped-sales.ts'
import { bulkChanges, sales } from '../tables.ts'
import { refuseHidden } from './alter-product.ts'
import { lockForChange } from './change-products.ts'
import { findLostReferences, type WhyLost } from './lost-references.ts'
import { readShopContext, type ShopContext } from './shop-context.ts'

export type Undoing = {
  changes: Map<string, StateChange>
  whyLost: WhyLost
  /** The sales outside the bin. */
  sales: Set<string>
  /** The sales that staff have ended, unless this undo reverts such an end. */
  ended: Set<string>
  shop: ShopContext
}

/** Names the tasks that undo one work, if it can be undone more than once. */
type Undos = { kind: string; input: Record<string, string> }

/**
 * Reads the changes of one task that no earlier undo has restored, and the records that must still exist to undo them.
 * Locks those records first, then the products.
 */
export async function readUndoing(tx: Transaction, workUuid: string, undos?: Undos): Promise<Undoing> {
  const [changes, undone] = await Promise.all([readChanges(tx, workUuid), undos ? listUndone(tx, undos) : new Set()])
  const rows = changes.filter(({ productUuid }) => !undone.has(productUuid))
  const whyLost = await findLostReferences(
    tx,
    rows.map(({ before }) => before),
  )
  // Locks the sales first: this waits for another process that is ending one of them.
  const live = await lockLive(tx, sales, listSales(rows))
  const stopped = await listStopped(tx)
  await lockForChange(
    tx,
    rows.map(({ productUuid }) => productUuid),
  )
  return {
    whyLost,
    sales: live,
    ended: new Set([...stopped].flatMap(([sale, endedBy]) => (endedBy === workUuid ? [] : sale))),
    changes: new Map(rows.map(({ productUuid, before, after }) => [productUuid, { before, after }])),
    // Read once the records are locked: until then a brand may be moved to the bin.
    shop: await readShopContext(tx),
  }
}

/** The products that an earlier undo has restored: changes since then stay. */
async function listUndone(tx: Db, { kind, input }: Undos): Promise<Set<string>> {
  const rows = await tx
    .select({ uuid: bulkChanges.productUuid })
    .from(bulkChanges)
    .innerJoin(tasks, eq(tasks.uuid, bulkChanges.workUuid))
    .where(and(eq(tasks.kind, kind), sql`${tasks.input} @> ${JSON.stringify(input)}::jsonb`))
  return new Set(rows.map(({ uuid }) => uuid))
}

const rowsAtOnce = 2000

/** Reads the rows in batches: decoding a hundred thousand rows at once would block other requests. */
async function readChanges(tx: Db, workUuid: string): Promise<(typeof bulkChanges.$inferSelect)[]> {
  const changes: (typeof bulkChanges.$inferSelect)[] = []
  for (;;) {
    const last = changes.at(-1)
    const rows = await tx
      .select()
      .from(bulkChanges)
      .where(and(eq(bulkChanges.workUuid, workUuid), last && gt(bulkChanges.productUuid, last.productUuid)))
      .orderBy(bulkChanges.productUuid)
      .limit(rowsAtOnce)
    changes.push(...rows)
    if (rows.length < rowsAtOnce) return changes
  }
}

const listSales = (changes: StateChange[]): string[] => [
  ...new Set(changes.flatMap(({ before }) => Object.values(before.variants).flatMap((part) => part.saleUuid ?? []))),
]

/** Restores the earlier state, except for facts that somebody has changed since. */
export function undoProduct(state: ProductState, undoing: Undoing): Altered {
  const { changes, whyLost, shop } = undoing
  const change = changes.get(state.uuid)
  if (!change) return { state }
  if (change.before.absent) return takeAway(state, change)
  if (!stillHas(state, change.after))
    return isUndone(state, change) ? { state } : { refusal: 'It has been changed since.' }
  if (state.facts.deletedAt !== null && change.after.facts.deletedAt === undefined)
    return { refusal: 'It is in the bin.' }
  const lost = whyLost(change.before)
  if (lost !== undefined) return { refusal: lost }
  const formerSales = listOffering(change, shop)
  if (formerSales.some((uuid) => !undoing.sales.has(uuid))) return { refusal: 'Its sale is in the bin.' }
  if (formerSales.some((uuid) => undoing.ended.has(uuid))) return { refusal: 'Its sale has ended.' }
  const undone = undoPart(state, change)
  if (undone.variants.length === 0) return { refusal: 'It has been changed since.' }
  return refuseHidden(state, undone, shop)
}

/** Whether somebody has already restored the product by hand. */
const isUndone = (state: ProductState, { before, after }: StateChange): boolean =>
  stillHas(state, before) && state.variants.every(({ uuid }) => uuid in before.variants || !(uuid in after.variants))

/** The sales in which the product would be on offer again. If one is in the bin, no list would show its offer. */
const listOffering = ({ before }: StateChange, { now }: ShopContext): string[] =>
  Object.values(before.variants).flatMap(({ saleUuid, onSale = false, salePricePence = null, saleEndsAt = null }) =>
    saleUuid && hasOffer({ onSale, salePricePence, saleEndsAt }, now) ? saleUuid : [],
  )

/** Removes a product that was created, unless it has been changed since. A product that staff have binned is removed too. */
function takeAway(state: ProductState, { after }: StateChange): Altered {
  const { deletedAt, ...facts } = after.facts
  const isAsMade = stillHas(state, { ...after, facts }) && state.variants.every(({ uuid }) => uuid in after.variants)
  return isAsMade ? { gone: true } : { refusal: 'It has been changed since.' }
}
