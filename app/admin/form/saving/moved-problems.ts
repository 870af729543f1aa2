import { keyOf } from './list-keys.ts'
import { isObject, isSame } from './same-value.ts'

type Problems = Record<string, string>

/** Updates the paths of problems when entries of a list have moved: a problem moves with its entry, and is removed with it. */
export function followEntries<Edit extends object>(problems: Problems, before: Edit, after: Edit): Problems {
  const moved = Object.entries(problems).flatMap(([path, text]): [string, string][] => {
    const next = followPath(path.split('.'), before, after)
    return next === undefined ? [] : [[next.join('.'), text]]
  })
  const next = Object.fromEntries(moved)
  return isSame(problems, next) ? problems : next
}

/** The new path; undefined if an entry on it was removed. A list may lie within a field, as the dates do in the hours. */
function followPath(path: string[], before: unknown, after: unknown): string[] | undefined {
  const [name, ...within] = path
  if (name === undefined || before === after || !isObject(before) || !isObject(after)) return path
  const next = Array.isArray(before) && Array.isArray(after) ? findEntry(after, before, Number(name)) : name
  if (next === undefined) return undefined
  const rest = followPath(within, before[name], after[next])
  return rest && [String(next), ...rest]
}

/**
 * The new position of an entry. One that is not found was edited in place if the list is as long as before; otherwise
 * it was removed.
 */
export function findEntry(now: readonly unknown[], before: readonly unknown[], place: number): number | undefined {
  const entry = before[place]
  const isEntry = (other: unknown) => other === entry || (isObject(entry) && isSameKey(entry, other))
  const next = isEntry(now[place]) ? place : now.findIndex(isEntry)
  if (next >= 0) return next
  return now.length === before.length ? place : undefined
}

const isSameKey = (entry: unknown, other: unknown) => keyOf(entry) !== undefined && keyOf(entry) === keyOf(other)
