import { productAddress } from '../../../contract/addresses.ts'
import type { BulkResult } from '../../../contract/staff-bulk.ts'
import { among } from '../../platform/among.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import { redirects } from '../../site/tables.ts'
import { markProducts } from '../changed-products.ts'
import { notePrices } from '../price-edits.ts'
import { products } from '../tables.ts'
import { isOnShow } from './alter-product.ts'
import type { Altered, ProductState } from './product-state.ts'
import { readStates } from './product-states.ts'
import { holdShelves } from './shelves.ts'
import { compareStates } from './state-parts.ts'
import { lockTarget } from './targets.ts'
import { type Changed, writeStates } from './write-states.ts'

type Work = {
  workUuid: string
  uuids: string[]
  alter(state: ProductState): Altered
  report(done: number, total: number): void
}

export const chunkSize = 500
const mostTold = 50

/** Changes each as asked or leaves it as it is; what the public sees of them moves once, at the end. */
export async function changeProducts(tx: Transaction, change: Change, work: Work): Promise<BulkResult> {
  const { uuids, workUuid } = work
  await holdShelves(tx, uuids)
  await lockTarget(tx, uuids)
  const result: BulkResult = { changed: 0, unchanged: 0, refused: 0, refusals: [] }
  const shown = { before: [] as ProductState[], after: [] as ProductState[] }
  for (let from = 0; from < uuids.length; from += chunkSize) {
    const states = await readStates(tx, uuids.slice(from, from + chunkSize))
    const changed = alterAll(states, work.alter, result)
    await writeStates(tx, workUuid, changed)
    shown.before.push(...changed.map(({ before }) => before).filter(isOnShow))
    shown.after.push(...changed.map(({ after }) => after).filter(isOnShow))
    work.report(Math.min(uuids.length, from + chunkSize), uuids.length)
  }
  await showChanges(tx, change, shown)
  return result
}

/** What becomes of each; counted in `result`. */
export function alterAll(states: ProductState[], alter: Work['alter'], result: BulkResult): Changed[] {
  return states.flatMap((before) => {
    const altered = alter(before)
    if ('refusal' in altered) {
      result.refused++
      const { uuid, name } = before
      if (result.refusals.length < mostTold) result.refusals.push({ uuid, name, reason: altered.refusal })
      return []
    }
    const difference = compareStates(before, altered.state)
    if (difference) result.changed++
    else result.unchanged++
    return difference ? [{ before, after: altered.state, change: difference }] : []
  })
}

const uuidOf = ({ uuid }: ProductState) => uuid

type Shown = { before: ProductState[]; after: ProductState[] }

async function showChanges(tx: Transaction, change: Change, { before, after }: Shown): Promise<void> {
  const seen = [...new Set([...before, ...after].map(uuidOf))]
  if (seen.length === 0) return
  const known = new Set(before.map(uuidOf))
  await claimAddresses(
    tx,
    change,
    after.filter(({ uuid }) => !known.has(uuid)),
  )
  await notePrices(tx, among(products.uuid, after.map(uuidOf)))
  change.touchesPublic(markProducts(among(products.uuid, seen)))
}

/** A redirect that led away from a product would hide it. */
async function claimAddresses(tx: Transaction, change: Change, come: ProductState[]): Promise<void> {
  if (come.length === 0) return
  const addresses = come.map(({ uuid, name }) => productAddress(uuid, name))
  const gone = await tx.delete(redirects).where(among(redirects.fromPath, addresses)).returning()
  for (const before of gone) change.record({ action: 'delete', entity: 'redirect', entityId: before.fromPath, before })
}
