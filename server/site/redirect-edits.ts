import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import type { Change } from './changes.ts'
import { redirects } from './tables.ts'

/** A page lives at `path` from now on: a redirect that led away from there would hide it. */
export async function claimAddress(tx: Transaction, change: Change, path: string): Promise<void> {
  const [before] = await tx.delete(redirects).where(eq(redirects.fromPath, path)).returning()
  if (before) change.record({ action: 'delete', entity: 'redirect', entityId: path, before })
}

/** Sends everyone who asks for `from`, or for what led there, to `to` in one step. */
export async function redirectAddress(tx: Transaction, change: Change, from: string, to: string): Promise<void> {
  await tx.execute(sql`lock table ${redirects} in share row exclusive mode`)
  await tx
    .update(redirects)
    .set({ toPath: to })
    .where(sql`${withoutQuery(redirects.toPath)} = ${from}`)
  await tx
    .insert(redirects)
    .values({ fromPath: from, toPath: to })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath: to } })
  change.record({ action: 'save', entity: 'redirect', entityId: from, after: { fromPath: from, toPath: to } })
  change.touchesPublic()
}

export async function deleteRedirect(tx: Transaction, change: Change, from: string): Promise<void> {
  const [before] = await tx.delete(redirects).where(eq(redirects.fromPath, from)).returning()
  if (!before) throw notFound('redirect')
  change.record({ action: 'delete', entity: 'redirect', entityId: from, before })
  change.touchesPublic()
}

/** What a page does that moves: it claims its new address and leaves word at the old one, if that is wanted. */
export async function moveAddress(
  tx: Transaction,
  change: Change,
  { from, to, redirect }: { from: string; to: string; redirect: boolean },
): Promise<void> {
  await claimAddress(tx, change, to)
  if (from !== to && redirect) await redirectAddress(tx, change, from, to)
}

export const withoutQuery = (path: typeof redirects.toPath) => sql`regexp_replace(${path}, '[?#].*$', '')`
