import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import type { Change } from './changes.ts'
import { redirects } from './tables.ts'

/** To be taken before looking where redirects lead: two that are written at once could make a chain or a circle. */
export const lockRedirects = (tx: Transaction) => tx.execute(sql`lock table ${redirects} in share row exclusive mode`)

/** A page lives at `path` from now on: a redirect that led away from there would hide it. */
export async function claimAddress(tx: Transaction, change: Change, path: string): Promise<void> {
  const [before] = await tx.delete(redirects).where(eq(redirects.fromPath, path)).returning()
  if (!before) return
  change.record({ action: 'delete', entity: 'redirect', entityId: path, before })
  change.touchesPublic()
}

/** Sends everyone who asks for `from`, or for what led there, to `to` in one step. */
export async function redirectAddress(tx: Transaction, change: Change, from: string, to: string): Promise<void> {
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

type Move = { from: string; to: string; redirect: boolean; shown?: boolean }

/** What a page does that is saved: it claims its address, and leaves word at an old one if that is wanted. */
export async function moveAddress(tx: Transaction, change: Change, move: Move): Promise<void> {
  const { from, to, redirect, shown = true } = move
  const moves = from !== to
  if (moves && redirect) await lockRedirects(tx)
  if (moves || shown) await claimAddress(tx, change, to)
  if (moves && redirect) await redirectAddress(tx, change, from, to)
}

export const withoutQuery = (path: typeof redirects.toPath) => sql`regexp_replace(${path}, '[?#].*$', '')`
