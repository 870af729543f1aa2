import { type Clash, choose, type Merging, type Place, type Sides } from './clash.ts'
import { hasKeysOnce, keyOf, titleOf } from './list-keys.ts'
import { type Lists, mergeOrder } from './merge-order.ts'
import { isRecord, isSame } from './same-value.ts'
import { takeStored } from './stored-entries.ts'

type Merge<Edit> = {
  /** Both people's changes; where they clash, mine unless theirs was chosen. */
  merged: Edit
  /** Whether the merge contains any of their changes. */
  tookTheirs: boolean
  clashes: Clash[]
}

/** Merges two people's edits of one form, field by field; `theirsAt` lists the clashes for which theirs is chosen. */
export function mergeEdits<Edit extends object>(
  before: Edit,
  mine: Edit,
  theirs: Edit,
  theirsAt: ReadonlySet<string> = new Set(),
): Merge<Edit> {
  const merging: Merging = { clashes: [], theirsAt, tookTheirs: false }
  const merged = mergeValues({ before, mine, theirs }, { path: [], field: '', of: '' }, merging) as Edit
  return { merged, tookTheirs: merging.tookTheirs, clashes: merging.clashes }
}

function mergeValues(sides: Sides, place: Place, merging: Merging): unknown {
  const { before, mine, theirs } = sides
  if (isSame(mine, theirs) || isSame(before, theirs)) return mine
  if (isSame(before, mine)) {
    merging.tookTheirs = true
    return theirs
  }
  if (isRecord(before) && isRecord(mine) && isRecord(theirs))
    return mergeFields({ before, mine, theirs }, place, merging)
  if (Array.isArray(before) && Array.isArray(mine) && Array.isArray(theirs)) {
    // A list whose entries lack distinct keys is merged as one value.
    const lists = { before, mine, theirs }
    if ([before, mine, theirs].every(hasKeysOnce)) return mergeLists(lists, place, merging)
  }
  return sides[choose(sides, place, merging)]
}

type Fields = Record<string, unknown>

function mergeFields({ before, mine, theirs }: Record<keyof Sides, Fields>, place: Place, merging: Merging): Fields {
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])]
  const fields = names.map((name) => {
    const sides = { before: before[name], mine: mine[name], theirs: theirs[name] }
    return [name, mergeValues(sides, { ...place, path: [...place.path, name], field: name }, merging)]
  })
  return Object.fromEntries(fields)
}

/** Merges two lists entry by entry, whatever their positions. */
function mergeLists(given: Lists, place: Place, merging: Merging): unknown[] {
  const lists = { ...given, mine: takeStored(given) }
  const keys = new Set([...lists.mine, ...lists.theirs].map(keyOf))
  const entries = new Map([...keys].map((key) => [key, key && mergeEntry(key, lists, place, merging)]))
  return mergeOrder(lists, place, merging).flatMap((entry) => {
    const key = keyOf(entry)
    const merged = key === undefined ? entry : entries.get(key)
    return merged === undefined ? [] : [merged]
  })
}

/** Returns undefined where the entry is to be removed. */
function mergeEntry(key: string, { before, mine, theirs }: Lists, place: Place, merging: Merging): unknown {
  const find = (list: unknown[]) => list.find((entry) => keyOf(entry) === key)
  const sides = { before: find(before), mine: find(mine), theirs: find(theirs) }
  const list = sides.mine === undefined ? theirs : mine
  const isAlone = Math.max(before.length, mine.length, theirs.length) === 1
  const of = isAlone ? place.of : titleOf(sides.mine ?? sides.theirs, list.indexOf(sides.mine ?? sides.theirs))
  return mergeValues(sides, { ...place, path: [...place.path, key], of }, merging)
}
