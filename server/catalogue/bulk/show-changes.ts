import { sql } from 'drizzle-orm'
import { productAddress } from '../../../contract/addresses.ts'
import { among } from '../../platform/among.ts'
import type { Transaction } from '../../platform/database.ts'
import { takeBreaks } from '../../platform/in-parts.ts'
import type { Change } from '../../site/changes.ts'
import {
  findUndone,
  type LeaveRedirect,
  lockRedirects,
  queryOf,
  unlessUndone,
  withoutQuery,
} from '../../site/redirect-edits.ts'
import { redirects } from '../../site/tables.ts'
import { notePrices } from '../prices/price-log.ts'
import { markProducts } from '../products/changed-products.ts'
import type { ProductFacts } from '../products/fields/stored.ts'
import { asJson } from '../products/state/record-rows.ts'
import { products } from '../tables.ts'
import { isOnShow } from './alter-product.ts'

/** The facts that decide whether the public sees a product, and at which address. */
export type Shown = { uuid: string; facts: Pick<ProductFacts, 'name' | 'status' | 'deletedAt'> }
export type ShownChange = { uuid: string; before?: Shown | undefined; after?: Shown | undefined }

/** Keeps only these facts, so that a long change does not hold whole products in memory. */
export const keepShownFacts = ({ uuid, before, after }: ShownChange): ShownChange => ({
  uuid,
  before: before && pickShown(before),
  after: after && pickShown(after),
})

function pickShown({ uuid, facts: { name, status, deletedAt } }: Shown): Shown {
  return { uuid, facts: { name, status, deletedAt } }
}

const wasSeen = ({ before }: ShownChange) => before !== undefined && isOnShow(before)
const willBeSeen = ({ after }: ShownChange) => after !== undefined && isOnShow(after)
/** Whether the public sees the product before or after the change. */
export const isSeen = (changed: ShownChange) => wasSeen(changed) || willBeSeen(changed)

/** Publishes the changes of all products at once, after they have been written. */
export async function showChanges(
  tx: Transaction,
  change: Change,
  changed: ShownChange[],
  { redirect = unlessUndone }: { redirect?: LeaveRedirect | undefined } = {},
): Promise<void> {
  const seen = changed.filter(isSeen)
  if (seen.length === 0) return
  await moveAddresses(tx, change, seen, redirect)
  await notePrices(tx, among(products.uuid, seen.map(uuidOf)))
  change.touchesPublic(markProducts(among(products.uuid, seen.map(uuidOf))))
}

const uuidOf = ({ uuid }: ShownChange) => uuid
const addressOf = ({ uuid, facts }: Shown) => productAddress(uuid, facts.name)

/** Moves addresses by the same rule as saving one product does: see site/redirect-edits.ts. */
async function moveAddresses(
  tx: Transaction,
  change: Change,
  seen: ShownChange[],
  redirect: LeaveRedirect,
): Promise<void> {
  const moves: { from: string | undefined; to: string }[] = []
  for await (const shown of takeBreaks(seen)) {
    const to = shown.after && willBeSeen(shown) ? addressOf(shown.after) : undefined
    const from = shown.before && wasSeen(shown) ? addressOf(shown.before) : undefined
    if (to !== undefined && to !== from) moves.push({ from, to })
  }
  if (moves.length === 0) return
  const left = moves.flatMap(({ from, to }) => (from === undefined ? [] : [{ from, to }]))
  if (left.length > 0) await lockRedirects(tx)
  const undone = redirect === unlessUndone ? await findUndone(tx, left) : new Set<string>()
  await claimAddresses(
    tx,
    change,
    moves.map(({ to }) => to),
  )
  if (left.length === 0) return
  await repointRedirects(tx, left)
  if (redirect)
    await redirectAddresses(
      tx,
      left.filter(({ to }) => !undone.has(to)),
    )
}

/** Deletes redirects that start at these addresses, because a redirect would hide the product there. */
async function claimAddresses(tx: Transaction, change: Change, addresses: string[]): Promise<void> {
  const gone = await tx.delete(redirects).where(among(redirects.fromPath, addresses)).returning()
  for (const before of gone) change.record({ action: 'delete', entity: 'redirect', entityId: before.fromPath, before })
}

type Leaving = { from: string; to: string }
const asRows = (moves: Leaving[]) => sql`json_to_recordset(${asJson(moves)}) as asked("from" text, "to" text)`

const repointRedirects = (tx: Transaction, moves: Leaving[]) =>
  tx.execute(sql`
    update ${redirects} set to_path = asked."to" || ${queryOf(redirects.toPath)} from ${asRows(moves)}
    where ${withoutQuery(redirects.toPath)} = asked."from"`)

const redirectAddresses = (tx: Transaction, moves: Leaving[]) =>
  tx.execute(sql`
    insert into ${redirects} (from_path, to_path, by_rename) select "from", "to", true from ${asRows(moves)}
    on conflict (from_path) do update set to_path = excluded.to_path, by_rename = true, created_at = now()`)
