import { keyOf } from './list-keys.ts'
import type { Lists } from './merge-order.ts'
import { isObject, isSame } from './same-value.ts'

/** My entries, with each new entry that a save with a lost answer has already stored replaced by the stored one. */
export function takeStored({ before, mine, theirs }: Lists): unknown[] {
  const known = new Set([...before, ...mine].map(keyOf))
  const made = theirs.filter((entry) => !known.has(keyOf(entry)))
  return mine.map((entry) => {
    const place = keyOf(entry) === undefined ? made.findIndex((stored) => isStoredAs(entry, stored)) : -1
    return place < 0 ? entry : made.splice(place, 1)[0]
  })
}

const isStoredAs = (entry: unknown, stored: unknown) =>
  isObject(entry) &&
  isObject(stored) &&
  Object.keys(entry).every((name) => isKey(name) || isSame(trim(entry[name]), stored[name]))

const isKey = (name: string) => name === 'uuid' || name === 'id'

/** Compares trimmed texts, because the shop trims texts when it stores them. */
const trim = (value: unknown) => (typeof value === 'string' ? value.trim() : value)
