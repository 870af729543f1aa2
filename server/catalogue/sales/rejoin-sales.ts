import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { VariantEdit } from '../../../contract/staff/catalogue.ts'
import type { Transaction } from '../../platform/database.ts'
import { audit } from '../../site/tables.ts'
import { noOffer } from '../bulk/alter-prices.ts'
import { toPence } from '../prices/prices.ts'
import { snapshotProduct } from '../products/product-snapshot.ts'
import { sales, variants } from '../tables.ts'
import { listStopped } from './stopped-sales.ts'

const prices = ['price', 'salePrice', 'onSale', 'saleStartsAt', 'saleEndsAt'] as const
type Former = Pick<VariantEdit, 'uuid' | (typeof prices)[number]> & { saleUuid: string | null }

/**
 * Puts variants that have their former prices again back into the sale that the undone version took them out of. If
 * that sale is in the bin or staff have ended it since, it ends for them too.
 */
export async function rejoinSales(tx: Transaction, productUuid: string, undone: number | undefined): Promise<void> {
  if (undone === undefined) return
  const left = (await readFormer(tx, productUuid, undone)).filter(({ saleUuid }) => saleUuid)
  if (left.length === 0) return
  const lasting = await listLasting(tx, left)
  const now = await snapshotProduct(tx, productUuid)
  for (const variant of now?.variants ?? []) {
    const was = left.find(({ uuid }) => uuid === variant.uuid)
    if (!was || prices.some((name) => was[name] !== variant[name])) continue
    await tx
      .update(variants)
      .set(lasting.has(was.saleUuid) ? { saleUuid: was.saleUuid } : noOffer)
      .where(and(eq(variants.uuid, variant.uuid), isNull(variants.saleUuid)))
  }
}

/** Restores expired offers of variants, which the undone version dropped for a lower price. */
export async function bringOffersBack(
  tx: Transaction,
  productUuid: string,
  undone: number | undefined,
  uuids: string[],
): Promise<void> {
  if (undone === undefined || uuids.length === 0) return
  for (const was of await readFormer(tx, productUuid, undone)) {
    const { uuid, price, salePrice, onSale, saleStartsAt, saleEndsAt } = was
    if (!uuid || !uuids.includes(uuid) || salePrice === null || saleEndsAt === null || !isPast(saleEndsAt)) continue
    await tx
      .update(variants)
      .set({
        salePricePence: toPence(salePrice),
        onSale,
        saleStartsAt: saleStartsAt === null ? null : new Date(saleStartsAt),
        saleEndsAt: new Date(saleEndsAt),
      })
      .where(and(eq(variants.uuid, uuid), eq(variants.pricePence, toPence(price)), isNull(variants.salePricePence)))
  }
}

/** Only expired offers are restored, because somebody may have ended a running one since. */
const isPast = (at: string) => Date.parse(at) <= Date.now()

/** The sales that are neither in the bin nor ended. They are locked first, which waits for an end that is under way. */
async function listLasting(tx: Transaction, left: Former[]): Promise<Set<string | null>> {
  const uuids = left.flatMap(({ saleUuid }) => saleUuid ?? [])
  const rows = await tx
    .select({ uuid: sales.uuid })
    .from(sales)
    .where(and(inArray(sales.uuid, uuids), isNull(sales.deletedAt)))
    .orderBy(sales.uuid)
    .for('share')
  const stopped = await listStopped(tx)
  return new Set(rows.flatMap(({ uuid }) => (stopped.has(uuid) ? [] : uuid)))
}

/** The variants before a version was saved. */
async function readFormer(tx: Transaction, productUuid: string, version: number): Promise<Former[]> {
  const [entry] = await tx
    .select({ variants: sql<Former[] | null>`${audit.before} -> 'variants'` })
    .from(audit)
    .where(
      and(
        ...[eq(audit.entity, 'product'), eq(audit.entityId, productUuid), eq(audit.action, 'save')],
        sql`${audit.after} -> 'version' = to_jsonb(${version}::int)`,
      ),
    )
    .orderBy(desc(audit.id))
    .limit(1)
  return entry?.variants ?? []
}
