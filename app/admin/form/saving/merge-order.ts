import { choose, type Merging, type Place } from './clash.ts'
import { keyOf } from './list-keys.ts'
import { isSame } from './same-value.ts'

export type Lists = { before: unknown[]; mine: unknown[]; theirs: unknown[] }

/** All entries of both lists in the order of one; an entry that only the other list has follows its predecessor there. */
export function mergeOrder(lists: Lists, place: Place, merging: Merging): unknown[] {
  const base = chooseBase(lists, place, merging)
  const other = base === 'mine' ? lists.theirs : lists.mine
  const order = [...lists[base]]
  for (const [at, entry] of other.entries()) {
    if (order.some((one) => isSameEntry(one, entry))) continue
    const neighbour = order.findIndex((one) => isSameEntry(one, other[at - 1]))
    order.splice(at > 0 && neighbour < 0 ? order.length : neighbour + 1, 0, entry)
  }
  return order
}

const isSameEntry = (one: unknown, other: unknown) =>
  keyOf(one) === undefined ? one === other : keyOf(one) === keyOf(other)

/** Chooses the list that determines the order: that of the one person who changed it; if both did, the chosen one. */
function chooseBase({ before, mine, theirs }: Lists, place: Place, merging: Merging): 'mine' | 'theirs' {
  const known = [before, mine, theirs].map((list) => new Set(list.map(keyOf)))
  const inAll = (list: unknown[]) => list.filter((entry) => known.every((keys) => keys.has(keyOf(entry))))
  const sides = { before: inAll(before), mine: inAll(mine), theirs: inAll(theirs) }
  const [was, my, their] = [sides.before, sides.mine, sides.theirs].map((list) => list.map(keyOf))
  if (isSame(was, their) || isSame(my, their)) return 'mine'
  if (isSame(was, my)) {
    merging.tookTheirs = true
    return 'theirs'
  }
  return choose(sides, { ...place, path: [...place.path, 'order'] }, merging)
}
