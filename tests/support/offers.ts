import { asc, eq } from 'drizzle-orm'
import { priceLog, products } from '../../server/catalogue/tables.ts'
import type { Db } from '../../server/platform/database.ts'
import { contentVersion } from '../../server/site/tables.ts'
import { addProduct } from './catalogue.ts'

export const fromNow = (ms: number) => new Date(Date.now() + ms)
export const hourMs = 3_600_000
export const offer = { pricePence: 500_00, salePricePence: 400_00, onSale: true }

export async function readVersion(db: Db) {
  const [row] = await db.select().from(contentVersion)
  return row?.version ?? 0
}

export async function readLastSwitch(db: Db) {
  const [row] = await db.select().from(contentVersion)
  return row?.switchedAt.getTime() ?? 0
}

export async function readLog(db: Db, variantUuid: string | undefined) {
  const rows = await db
    .select()
    .from(priceLog)
    .where(eq(priceLog.variantUuid, variantUuid ?? ''))
    .orderBy(asc(priceLog.at))
  return rows.map((row) => row.pricePence)
}

export async function readChangedIn(db: Db, uuid: string) {
  const [row] = await db.select().from(products).where(eq(products.uuid, uuid))
  return row?.changedIn
}

/** Adds a product whose only variant is on offer in the given period. */
export async function addOffer(db: Db, window: { saleStartsAt?: Date; saleEndsAt?: Date }) {
  const product = await addProduct(db, { name: 'Offered', variants: [{ ...offer, ...window }] })
  return { uuid: product.uuid, variantUuid: product.variants[0]?.uuid }
}
