import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import { undoableDays } from '../../contract/staff/content.ts'
import type { Db, Transaction } from '../platform/database.ts'
import { notFound } from '../platform/problem.ts'
import type { Change } from './changes.ts'
import { redirects } from './tables.ts'

/** Lock redirects before reading them: two concurrent edits could together form a chain or a loop. */
export const lockRedirects = (tx: Transaction) => tx.execute(sql`lock table ${redirects} in share row exclusive mode`)

/** Removes a redirect from the address of a page, because it would hide the page. */
export async function claimAddress(tx: Transaction, change: Change, path: string): Promise<void> {
  await claim(tx, change, eq(redirects.fromPath, path))
}

type Listed = { kind: 'brand' | 'property'; keys: (string | number)[] }

/** Removes redirects from the pages of these brands or values, within any sub-category and with any name after the key. */
export async function claimListings(tx: Transaction, change: Change, { kind, keys }: Listed): Promise<void> {
  if (keys.length === 0) return
  const key = sql`substring(${redirects.fromPath} from ${`^/${kind}/(?:[^/]+/[^/]+/)?([^/]+)(?:/|$)`})`
  await claim(tx, change, inArray(key, keys.map(String)))
}

async function claim(tx: Transaction, change: Change, where: SQL): Promise<void> {
  const gone = await tx.delete(redirects).where(where).returning()
  for (const before of gone) change.record({ action: 'delete', entity: 'redirect', entityId: before.fromPath, before })
  if (gone.length > 0) change.touchesPublic()
}

/** Saves a redirect, and points redirects that led to `from` at `to`, so that each takes one step. */
export async function redirectAddress(
  tx: Transaction,
  change: Change,
  { from, to, byRename = false }: { from: string; to: string; byRename?: boolean },
): Promise<void> {
  await repointRedirects(tx, from, to, byRename)
  const [before] = await tx.select().from(redirects).where(eq(redirects.fromPath, from))
  await tx
    .insert(redirects)
    .values({ fromPath: from, toPath: to, byRename })
    .onConflictDoUpdate({ target: redirects.fromPath, set: { toPath: to, byRename, createdAt: sql`now()` } })
  const [was, is] = [before && { toPath: before.toPath }, { toPath: to }]
  if (was?.toPath !== to)
    change.record({ action: was ? 'save' : 'create', entity: 'redirect', entityId: from, before: was, after: is })
  change.touchesPublic()
}

/**
 * Points redirects to the former address at the new one, so that each takes one step. If the page was renamed, their
 * queries stay, because they mean the same on the renamed page.
 */
const repointRedirects = (tx: Transaction, from: string, to: string, isRenamed: boolean) =>
  tx
    .update(redirects)
    .set({ toPath: isRenamed ? sql`${to} || ${queryOf(redirects.toPath)}` : to })
    .where(sql`${withoutQuery(redirects.toPath)} = ${from}`)

export async function deleteRedirect(tx: Transaction, change: Change, from: string): Promise<void> {
  const [before] = await tx.delete(redirects).where(eq(redirects.fromPath, from)).returning()
  if (!before) throw notFound('redirect')
  change.record({ action: 'delete', entity: 'redirect', entityId: from, before })
  change.touchesPublic()
}

/** Whether the former address redirects to the new one. `unless undone`: not if the move undoes a recent rename. */
export type LeaveRedirect = boolean | typeof unlessUndone
/** The default if a call does not decide. */
export const unlessUndone = 'unless undone' as const

type Move = { from: string; to: string; redirect: LeaveRedirect; shown?: boolean }

/** Claims the address of a saved page, and leaves a redirect at the former one if wanted. Returns whether it left one. */
export async function moveAddress(tx: Transaction, change: Change, move: Move): Promise<boolean> {
  const { from, to, redirect, shown = true } = move
  if (from === to) {
    if (shown) await claimAddress(tx, change, to)
    return false
  }
  await lockRedirects(tx)
  const leavesRedirect = redirect === unlessUndone ? !(await findUndone(tx, [{ from, to }])).has(to) : redirect
  await claimAddress(tx, change, to)
  if (leavesRedirect) await redirectAddress(tx, change, { from, to, byRename: true })
  else await repointRedirects(tx, from, to, true)
  return leavesRedirect
}

export const isRecentRename = sql`by_rename and created_at > now() - ${undoableDays} * interval '1 day'`

/** The new addresses that were recently renamed to the former ones, so that these moves undo a rename. */
export async function findUndone(tx: Db, moves: { from: string; to: string }[]): Promise<Set<string>> {
  const asked = sql`json_to_recordset(${JSON.stringify(moves)}::json) as asked("from" text, "to" text)`
  const rows = await tx.execute<{ to: string }>(sql`
    select asked."to" from ${redirects} join ${asked} on from_path = asked."to" and to_path = asked."from"
    where ${isRecentRename}`)
  return new Set(rows.map((row) => row.to))
}

/** The part of an address after its path: query and fragment. */
export const queryOf = (path: typeof redirects.toPath) => sql`coalesce(substring(${path} from '[?#].*$'), '')`
export const withoutQuery = (path: typeof redirects.toPath) => sql`regexp_replace(${path}, '[?#].*$', '')`
