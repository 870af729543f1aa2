import { isDeepStrictEqual } from 'node:util'

/** Only counts edits. */
const counters = ['version', 'updatedAt']

/** Whether a record is after an edit as it was before. */
export const isSameState = (before: unknown, after: unknown): boolean =>
  isDeepStrictEqual(withoutCounters(before), withoutCounters(after))

const withoutCounters = (state: unknown) =>
  typeof state === 'object' && state !== null && !Array.isArray(state)
    ? Object.fromEntries(Object.entries(state).filter(([name]) => !counters.includes(name)))
    : state
