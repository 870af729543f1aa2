import { eq, sql } from 'drizzle-orm'
import { formatPounds } from '../../../contract/prices.ts'
import { findWrongPrice } from '../../../contract/staff/catalogue.ts'
import type { Saved } from '../../../contract/staff/forms.ts'
import type { PriceMove, PriceMoves, VariantPrices } from '../../../contract/staff/product-prices.ts'
import type { Transaction } from '../../platform/database.ts'
import { Problem } from '../../platform/problem.ts'
import type { Change } from '../../site/changes.ts'
import { saveVersion } from '../../site/save-version.ts'
import { refuseField, refuseStale } from '../../site/versioned-rows.ts'
import { noOffer } from '../bulk/alter-prices.ts'
import { publishProductChange } from '../products/product-edits.ts'
import { lockProduct, type ProductSnapshot, snapshotProduct } from '../products/product-snapshot.ts'
import { asRecord } from '../products/state/product-record.ts'
import { bringOffersBack, rejoinSales } from '../sales/rejoin-sales.ts'
import { products, variants } from '../tables.ts'
import { toPence } from './prices.ts'

/** Saves prices of variants, together with whatever else has been changed since they were seen. */
export async function savePrices(
  tx: Transaction,
  change: Change,
  { uuid, variants: moves, undoes }: PriceMoves,
): Promise<Saved> {
  const row = await lockProduct(tx, uuid)
  const before = refuseStale(row, row?.version ?? 0, asRecord(uuid))
  const priced = moves.flatMap((move, place) => applyMove(before, move, `variants.${place}`) ?? [])
  const { version } = await saveVersion(tx, change, { entity: 'product', id: uuid, before }, async (tx, version) => {
    await tx.update(products).set({ version }).where(eq(products.uuid, uuid))
    for (const variant of priced) await writePrices(tx, variant)
    await bringOffersBack(tx, uuid, undoes, listUntyped(moves))
    await rejoinSales(tx, uuid, undoes)
    return (await snapshotProduct(tx, uuid)) ?? before
  })
  if (before.status === 'published') await publishProductChange(tx, change, uuid)
  return { uuid, version }
}

const parts = ['price', 'salePrice'] as const
const labels = { price: 'price', salePrice: 'sale price' }

/** `dropsOffer`: it has an offer that is over, which is not below the new price. */
type MovedPrices = VariantPrices & { uuid: string; dropsOffer: boolean }

/** The new prices of a variant; undefined if none changes. A price that the caller has not changed keeps its current value. */
function applyMove(
  { variants }: ProductSnapshot,
  { uuid, from, to }: PriceMove,
  path: string,
): MovedPrices | undefined {
  const moved = parts.filter((part) => from[part] !== to[part])
  if (moved.length === 0) return undefined
  const variant = variants.find((each) => each.uuid === uuid)
  if (!variant) throw refuseField(`${path}.price`, 'Somebody else has removed this variant.')
  const taken = moved.find((part) => variant[part] !== from[part] && variant[part] !== to[part])
  if (taken) throw refuseTaken(`${path}.${taken}`, labels[taken], variant[taken])
  const prices = { ...variant, ...Object.fromEntries(moved.map((part) => [part, to[part]])) }
  const wrong = findWrongPrice(prices)
  const dropsOffer = wrong !== undefined && !moved.includes('salePrice') && isOver(variant)
  if (wrong && !dropsOffer) throw refuseField(`${path}.salePrice`, wrong)
  return { ...prices, dropsOffer }
}

/** A sale price that nobody sees any more must not prevent a lower price. */
const isOver = ({ saleEndsAt }: ProductSnapshot['variants'][number]) =>
  saleEndsAt !== null && Date.parse(saleEndsAt) <= Date.now()

/** Variants whose sale price nobody has typed over. */
const listUntyped = (moves: PriceMove[]) =>
  moves.flatMap(({ uuid, from, to }) => (to.salePrice === from.salePrice && to.salePrice !== null ? uuid : []))

function refuseTaken(path: string, label: string, now: number | null) {
  const state = now === null ? `removed the ${label}` : `made the ${label} ${formatPounds(now)}`
  const reason = `Somebody else has ${state} since you opened it. Save again to replace that.`
  return new Problem(409, 'Changed since you opened it', reason, { [path]: reason })
}

/** Also clears the sale: an offer that was changed by hand no longer belongs to it. */
const writePrices = (tx: Transaction, { uuid, price, salePrice, dropsOffer }: MovedPrices) =>
  tx
    .update(variants)
    .set({
      pricePence: toPence(price),
      salePricePence: salePrice === null ? null : toPence(salePrice),
      saleUuid: null,
      ...(dropsOffer && noOffer),
      version: sql`${variants.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(variants.uuid, uuid))
