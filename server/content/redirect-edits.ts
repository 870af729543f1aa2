import { eq } from 'drizzle-orm'
import { trimPath } from '../../contract/addresses.ts'
import type { RedirectEdit } from '../../contract/staff/content.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from '../site/changes.ts'
import { lockRedirects, redirectAddress } from '../site/redirect-edits.ts'
import { redirects } from '../site/tables.ts'
import { refuseField } from '../site/versioned-rows.ts'
import { isTaken } from './live-pages.ts'

/** Never in two steps, never in a circle, never away from a page that is there. */
export async function saveRedirect(
  tx: Transaction,
  change: Change,
  { fromPath, toPath, isNew = false }: RedirectEdit & { isNew?: boolean },
) {
  // First: a page that is being saved claims its address under this lock.
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

/** Redirects are kept free of chains, so one step is all there can be. */
async function followOnce(tx: Transaction, path: string): Promise<string> {
  const [further] = await tx
    .select()
    .from(redirects)
    .where(eq(redirects.fromPath, pathOf(path)))
  return further?.toPath ?? path
}

const pathOf = (address: string) => trimPath(new URL(address, 'http://shop').pathname)
