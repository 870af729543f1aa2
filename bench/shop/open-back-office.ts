import { becomeOwner, signInAsOwner } from '../../tests/support/staff/become-owner.ts'
import type { ShopProcess } from './shop-process.ts'

/** Creates the first owner of a new shop, signs them in, and returns the session cookie. */
export async function openBackOffice(shop: ShopProcess): Promise<string> {
  // The link is printed once all workers answer.
  await shop.untilAllAnswer()
  const base = `http://localhost:${shop.port}`
  await becomeOwner(base, shop.ownerLink() ?? '')
  return signInAsOwner(base)
}
