import { useState } from 'react'

/** The selected rows of a list, independent of its page or order. */
export type Selection = {
  /** The number of selected rows, or an upper bound if it is not known. */
  count: number
  /** Whether `count` is exact. Once the list has more or fewer rows it is not, because unticked rows may have gone. */
  isCounted: boolean
  /** Whether all rows that match the list's filters are selected, except those in `except`. */
  everything: boolean
  has(key: string): boolean
  toggle(keys: string[], on: boolean): void
  chooseAll(): void
  clear(): void
  /** Clears what was selected at the last render, once an action on it is done. Rows selected since stay selected. */
  clearDone(): void
  /** Whether the selection belongs to another search or filter; it is active again when the list returns to that one. */
  elsewhere: boolean
  ticked: string[]
  except: string[]
}

/**
 * `of`: the search and filters whose rows are all selected except `keys`; without it, `keys` are the ticked rows.
 * `outOf`: how many rows the list had when the first was unticked.
 */
export type Chosen = { of?: string; keys: ReadonlySet<string>; outOf?: number }
export const nothingChosen: Chosen = { keys: new Set() }

/** The selection that remains after an action on the rows of `done`. */
export function removeDone(now: Chosen, done: Chosen): Chosen {
  if (now.of !== done.of) return now
  return now.of === undefined ? { keys: new Set([...now.keys].filter((key) => !done.keys.has(key))) } : nothingChosen
}

type List = { filters: string; total: number }

/** Ticks or unticks rows; if all rows were selected, changes the exceptions instead. */
export function toggleRows(chosen: Chosen, changed: string[], on: boolean, { filters, total }: List): Chosen {
  const { of, keys, outOf } = chosen
  if (of !== undefined && of !== filters) return toggleRows(nothingChosen, changed, on, { filters, total })
  const adds = of === undefined ? on : !on
  const next = new Set(adds ? [...keys, ...changed] : [...keys].filter((key) => !changed.includes(key)))
  if (of === undefined) return { keys: next }
  const now = { of, keys: next, outOf: keys.size === 0 ? total : outOf }
  return now.outOf === total && next.size >= total ? nothingChosen : now
}

export function readChosen({ of, keys, outOf = 0 }: Chosen, { filters, total }: List) {
  const everything = of === filters
  const elsewhere = of !== undefined && !everything
  const isCounted = !everything || keys.size === 0 || outOf === total
  const all = isCounted ? total - keys.size : total
  return {
    count: everything ? all : elsewhere ? 0 : keys.size,
    isCounted,
    everything,
    elsewhere,
    has: (key: string) => !elsewhere && keys.has(key) !== everything,
    ticked: of === undefined ? [...keys] : [],
    except: everything ? [...keys] : [],
  }
}

export function useSelection(list: List): Selection {
  const [chosen, setChosen] = useState(nothingChosen)
  return {
    ...readChosen(chosen, list),
    toggle: (keys, on) => setChosen((before) => toggleRows(before, keys, on, list)),
    chooseAll: () => setChosen({ of: list.filters, keys: new Set() }),
    clear: () => setChosen(nothingChosen),
    clearDone: () => setChosen((now) => removeDone(now, chosen)),
  }
}
