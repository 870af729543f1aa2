import { useState } from 'react'

/** The selected rows of a list, independent of its page or order. */
export type Selection = {
  /** The number of selected rows, or an upper bound if it is not known. */
  count: number
  /** Whether `count` is exact. It is not once the list has more or fewer rows, since rows that were left out may have gone. */
  isCounted: boolean
  /** All rows that the list finds are selected, except those in `except`. */
  everything: boolean
  has(key: string): boolean
  toggle(keys: string[], on: boolean): void
  chooseAll(): void
  clear(): void
  /** Clears what was selected at the last render: an action is done with it. What was selected since stays. */
  clearDone(): void
  /** A selection belongs to one search and filter; it is active again when the list returns to them. */
  elsewhere: boolean
  ticked: string[]
  except: string[]
}

/**
 * `of`: the search and filters of which all rows are selected; without it, `keys` are the ticked rows. `outOf`: how many
 * rows the list had when the first was left out.
 */
export type Chosen = { of?: string; keys: ReadonlySet<string>; outOf?: number }
export const nothingChosen: Chosen = { keys: new Set() }

/** The selection that remains after an action on `done`. */
export function leaveDone(now: Chosen, done: Chosen): Chosen {
  if (now.of !== done.of) return now
  return now.of === undefined ? { keys: new Set([...now.keys].filter((key) => !done.keys.has(key))) } : nothingChosen
}

type List = { filters: string; total: number }

/** Ticks rows, or leaves them out where all were chosen. */
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
    clearDone: () => setChosen((now) => leaveDone(now, chosen)),
  }
}
