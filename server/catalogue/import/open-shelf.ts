import { simplify } from '../../../contract/simple-text.ts'
import type { ShelfRow } from './shelf-rows.ts'

export type Found<Id> = { id: Id } | { problem: string }

/** Finds the things of one kind by what they are called, without regard to case and accents. */
export function openShelf<Id>(rows: ShelfRow<Id>[], what: string, make?: (name: string, of: number) => Id) {
  const keyOf = (name: string, of: number) => `${of} ${simplify(name)}`
  const shelf = Map.groupBy(rows, ({ name, of }) => keyOf(name, of))
  return (name: string, now: readonly (Id | null)[], of = 0): Found<Id> => {
    const named = shelf.get(keyOf(name, of)) ?? []
    const open = named.filter(({ id, inBin }) => !inBin || now.includes(id))
    const [exact = open] = [open.filter((row) => row.name === name)].filter(({ length }) => length > 0)
    const found = exact.find(({ id }) => now.includes(id)) ?? exact[0]
    if (found) return { id: found.id }
    if (named.length > 0) return { problem: `The ${what} “${name}” is in the bin. Please restore it first.` }
    if (!make) return { problem: `There is no ${what} “${name}”.` }
    const id = make(name, of)
    shelf.set(keyOf(name, of), [{ id, name, of, inBin: false }])
    return { id }
  }
}
