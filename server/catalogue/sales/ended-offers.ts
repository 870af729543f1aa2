import { and, eq, inArray, sql } from 'drizzle-orm'
import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import { tasks } from '../../platform/tables.ts'
import { noOffer } from '../bulk/alter-prices.ts'
import type { VariantFacts } from '../products/fields/stored.ts'
import type { ProductSnapshot } from '../products/product-snapshot.ts'
import type { VariantState } from '../products/state/product-state.ts'
import { readStates } from '../products/state/product-states.ts'
import { bulkChanges, variants } from '../tables.ts'
import { joinSale } from './leave-sale.ts'
import { listStopped } from './stopped-sales.ts'

const prices = ['price', 'salePrice', 'onSale', 'saleStartsAt', 'saleEndsAt'] as const

/**
 * Removes an offer that a form gives to variants from a sale that staff have ended since the form was opened. The
 * offer would go on outside any sale.
 */
export async function dropEndedOffers(tx: Transaction, before: ProductSnapshot, edits: VariantEdit[]): Promise<void> {
  const hadOffer = (edit: VariantEdit) =>
    before.variants.some((was) => was.uuid === edit.uuid && prices.every((name) => was[name] === edit[name]))
  if (edits.every((edit) => !edit.onSale || hadOffer(edit))) return
  const ended = await listEnded(tx, before)
  if (ended.length === 0) return
  const kept = new Set(edits.filter(hadOffer).map(({ uuid }) => uuid))
  const [now] = await readStates(tx, [before.uuid])
  const left = (now?.variants ?? []).filter(
    (variant) =>
      variant.facts.saleUuid === null && !kept.has(variant.uuid) && joinSale(variant, ended).facts.saleUuid !== null,
  )
  const uuids = left.map(({ uuid }) => uuid)
  if (uuids.length > 0) await tx.update(variants).set(noOffer).where(inArray(variants.uuid, uuids))
}

/** The variants of a product as they were in sales, when staff ended these for good. */
async function listEnded(tx: Transaction, { uuid, variants: own }: ProductSnapshot): Promise<VariantState[]> {
  const rows = await tx
    .select({ part: bulkChanges.before })
    .from(bulkChanges)
    .innerJoin(tasks, eq(tasks.uuid, bulkChanges.workUuid))
    .where(and(eq(bulkChanges.productUuid, uuid), sql`${tasks.input} -> 'action' ->> 'kind' = 'stop-sale'`))
  if (rows.length === 0) return []
  const stopped = await listStopped(tx)
  const isExDisplay = (variant: string) => own.find((ownVariant) => ownVariant.uuid === variant)?.isExDisplay ?? false
  return rows
    .flatMap(({ part }) => Object.entries(part.variants))
    .filter(([, { saleUuid }]) => stopped.has(saleUuid ?? ''))
    .map(([variant, part]) => ({
      uuid: variant,
      facts: { ...part, isExDisplay: isExDisplay(variant) } as VariantFacts,
    }))
}
