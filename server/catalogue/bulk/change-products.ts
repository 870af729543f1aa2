import type { BulkResult } from '../../../contract/staff/bulk.ts'
import type { Transaction } from '../../platform/database.ts'
import { cut } from '../../platform/in-parts.ts'
import type { Change } from '../../site/changes.ts'
import type { LeaveRedirect } from '../../site/redirect-edits.ts'
import type { Altered, Changed, ProductState } from '../products/state/product-state.ts'
import { readStates } from '../products/state/product-states.ts'
import { compareStates } from '../products/state/state-parts.ts'
import { writeStates } from '../products/state/write-states.ts'
import { lockTerms } from '../taxonomy/term-locks.ts'
import { isSeen, keepShownFacts, type ShownChange, showChanges } from './show-changes.ts'
import { lockTarget } from './targets.ts'

type Work = {
  workUuid: string
  uuids: string[]
  alter(state: ProductState): Altered
  report(done: number, total: number): void
  redirect?: LeaveRedirect
}

export const chunkSize = 500
const maxRefusals = 50

/** Changes each product as requested or leaves it; the content version moves once, at the end. */
export async function changeProducts(tx: Transaction, change: Change, work: Work): Promise<BulkResult> {
  await lockForChange(tx, work.uuids)
  return changeLocked(tx, change, work)
}

export async function lockForChange(tx: Transaction, uuids: string[]): Promise<void> {
  await lockTerms(tx, uuids)
  await lockTarget(tx, uuids)
}

/** Like `changeProducts`, for products that are already locked. Keeps no written states in memory: there may be 100,000. */
export async function changeLocked(tx: Transaction, change: Change, work: Work): Promise<BulkResult> {
  const { uuids, workUuid, redirect } = work
  const result: BulkResult = { changed: 0, unchanged: 0, refused: 0, refusals: [] }
  const shown: ShownChange[] = []
  let done = 0
  for (const chunk of cut(uuids, chunkSize)) {
    const changed = alterAll(await readStates(tx, chunk), work.alter, result)
    await writeStates(tx, workUuid, changed)
    shown.push(...changed.filter(isSeen).map(keepShownFacts))
    done += chunk.length
    work.report(done, uuids.length)
  }
  await showChanges(tx, change, shown, { redirect })
  return result
}

export type Altering = Changed & { before: ProductState }

/** The outcome of each product; counted in `result`. */
export function alterAll(states: ProductState[], alter: Work['alter'], result: BulkResult): Altering[] {
  return states.flatMap((before) => {
    const altered = alter(before)
    if ('refusal' in altered) {
      result.refused++
      const { uuid, facts } = before
      if (result.refusals.length < maxRefusals)
        result.refusals.push({ uuid, name: facts.name, reason: altered.refusal })
      return []
    }
    const after = 'gone' in altered ? undefined : altered.state
    const difference = compareStates(before, after)
    if (difference) result.changed++
    else result.unchanged++
    return difference ? [{ uuid: before.uuid, before, after, change: difference }] : []
  })
}
