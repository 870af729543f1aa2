import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { type ProductSnapshot, snapshotProduct } from '../products/product-snapshot.ts'
import { variants } from '../tables.ts'

const same = ['price', 'salePrice', 'onSale', 'saleStartsAt', 'saleEndsAt', 'isExDisplay'] as const

/**
 * Puts variants into the sale whose offer the form copied to them, so that the end of that sale ends their offers too.
 * Compares with the offers before the save, because the same save may remove or change the copied variant.
 */
export async function joinCopies(tx: Transaction, before: ProductSnapshot): Promise<void> {
  const inSale = before.variants.filter(({ saleUuid }) => saleUuid !== null)
  if (inSale.length === 0) return
  const now = await snapshotProduct(tx, before.uuid)
  for (const variant of now?.variants ?? []) {
    const source = inSale.find((candidate) => same.every((name) => candidate[name] === variant[name]))
    if (variant.saleUuid !== null || !source) continue
    await tx.update(variants).set({ saleUuid: source.saleUuid }).where(eq(variants.uuid, variant.uuid))
  }
}
