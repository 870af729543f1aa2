import { isDeepStrictEqual } from 'node:util'

/** Fields that only count edits. */
const counters = ['version', 'updatedAt']

/** Whether an edit has not changed a record. */
export const isSameState = (before: unknown, after: unknown): boolean =>
  isDeepStrictEqual(withoutCounters(before), withoutCounters(after))

const withoutCounters = (state: unknown) =>
  typeof state === 'object' && state !== null && !Array.isArray(state)
    ? Object.fromEntries(Object.entries(state).filter(([name]) => !counters.includes(name)))
    : state
