import { eq } from 'drizzle-orm'
import { trimPath } from '../../contract/addresses.ts'
import type { RedirectEdit } from '../../contract/staff/content.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { lockRedirects, redirectAddress } from '../site/redirect-edits.ts'
import { redirects } from '../site/tables.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { isTaken } from './live-pages.ts'

/** Saves a redirect, so that none takes two steps, forms a loop or hides a page. */
export async function saveRedirect(
  tx: Transaction,
  change: Change,
  { fromPath, toPath, isNew = false }: RedirectEdit & { isNew?: boolean },
) {
  // Locked first, because a page that is being saved claims its address under this lock.
  await lockRedirects(tx)
  if (await isTaken(tx, fromPath))
    throw refuseField('fromPath', 'There is a page at this address. Only an address without one can lead elsewhere.')
  const to = await followOnce(tx, toPath)
  if (pathOf(to) === fromPath) throw refuseField('toPath', 'This leads back to where it began.')
  const [before] = isNew ? await tx.select().from(redirects).where(eq(redirects.fromPath, fromPath)) : []
  if (before && before.toPath !== to)
    throw refuseField('fromPath', `This redirects to ${before.toPath} already. Please delete that redirect first.`)
  await redirectAddress(tx, change, { from: fromPath, to })
  return { fromPath, toPath: to }
}

/** Follows a redirect from the target. One step is enough, because stored redirects form no chains. */
async function followOnce(tx: Transaction, path: string): Promise<string> {
  const [further] = await tx
    .select()
    .from(redirects)
    .where(eq(redirects.fromPath, pathOf(path)))
  return further?.toPath ?? path
}

const pathOf = (address: string) => trimPath(new URL(address, 'http://shop').pathname)
