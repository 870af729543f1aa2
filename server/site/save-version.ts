import type { KindName } from '../../contract/kinds.ts'
import type { Transaction } from '../platform/database.ts'
import type { Change } from './changes.ts'
import { isSameState } from './same-state.ts'

type Versioned = { version: number }
type Saved<State> = {
  entity: KindName
  id: string | number
  before: State
  /** The part of a state that the history records, where the state holds more than this record. */
  toHistory?(state: State): object
}

/** Thrown to roll back a save that changes nothing. */
class Unchanged extends Error {}

/** Saves under a new version, with an entry in the history. A save that changes nothing leaves neither. */
export async function saveVersion<State extends Versioned>(
  tx: Transaction,
  change: Change,
  { entity, id, before, toHistory = (state) => state }: Saved<State>,
  write: (tx: Transaction, version: number) => Promise<State>,
): Promise<State> {
  const after = await tx
    .transaction(async (attempt) => {
      const written = await write(attempt, before.version + 1)
      if (isSameState(before, written)) throw new Unchanged()
      return written
    })
    .catch((error) => {
      if (error instanceof Unchanged) return before
      throw error
    })
  change.record({ action: 'save', entity, entityId: id, before: toHistory(before), after: toHistory(after) })
  return after
}
