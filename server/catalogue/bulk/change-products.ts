import type { BulkResult } from '../../../contract/staff/bulk.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Change } from '../../site/changes.ts'
import type { Altered, Changed, ProductState } from '../products/state/product-state.ts'
import { readStates } from '../products/state/product-states.ts'
import { compareStates } from '../products/state/state-parts.ts'
import { writeStates } from '../products/state/write-states.ts'
import { lockTerms } from './shop-context.ts'
import { isSeen, keepShownFacts, type Step, showChanges } from './show-changes.ts'
import { lockTarget } from './targets.ts'

type Work = {
  workUuid: string
  uuids: string[]
  alter(state: ProductState): Altered
  report(done: number, total: number): void
}

export const chunkSize = 500
const mostRefusals = 50

/** Changes each product as requested or leaves it; the content version moves once, at the end. */
export async function changeProducts(tx: Transaction, change: Change, work: Work): Promise<BulkResult> {
  const { uuids, workUuid } = work
  await lockTerms(tx, uuids)
  await lockTarget(tx, uuids)
  const result: BulkResult = { changed: 0, unchanged: 0, refused: 0, refusals: [] }
  const shown: Step[] = []
  for (let from = 0; from < uuids.length; from += chunkSize) {
    const states = await readStates(tx, uuids.slice(from, from + chunkSize))
    const changed = alterAll(states, work.alter, result)
    await writeStates(tx, workUuid, changed)
    shown.push(...changed.filter(isSeen).map(keepShownFacts))
    work.report(Math.min(uuids.length, from + chunkSize), uuids.length)
  }
  await showChanges(tx, change, shown)
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
      if (result.refusals.length < mostRefusals)
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
