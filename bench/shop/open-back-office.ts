import { becomeOwner, signInAsOwner } from '../../tests/support/staff/become-owner.ts'
import type { ShopProcess } from './shop-process.ts'

/** Makes the first owner of a new shop, and gives the cookie of the signed-in one. */
export async function openBackOffice(shop: ShopProcess): Promise<string> {
  // The link is printed once all workers answer.
  await shop.untilAllAnswer()
  const base = `http://localhost:${shop.port}`
  await becomeOwner(base, shop.ownerLink() ?? '')
  return signInAsOwner(base)
}
