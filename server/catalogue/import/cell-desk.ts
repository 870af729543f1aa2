import type { Found } from './open-shelf.ts'
import type { Reading } from './readings.ts'
import type { ShelfFinder } from './shelf-finder.ts'

/** What is wrong with a cell, if anything is. */
export type Problem = string | undefined

/** What cells are read with. */
export type Desk = {
  shelves: ShelfFinder
  /** The pictures a cell names: the hash of one that the shop has, or where it is to come from. */
  pictures(text: string): string[]
  /** The products a cell names by ID or code. */
  related(text: string): Found<string[]>
}

export function take<Value>(reading: Reading<Value>, use: (value: Value) => void): Problem {
  if ('problem' in reading) return reading.problem
  use(reading.value)
  return undefined
}

export function takeFound<Id>(found: Found<Id>, use: (id: Id) => void): Problem {
  if ('problem' in found) return found.problem
  use(found.id)
  return undefined
}
