import { useState } from 'react'

/** The selected rows of a list, independent of its page or order. */
export type Selection = {
  count: number
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

/** `of`: the search and filters of which all rows are selected; without it, `keys` are the ticked rows. */
export type Chosen = { of?: string; keys: ReadonlySet<string> }
export const nothingChosen: Chosen = { keys: new Set() }

/** What is still selected once an action is done with `done`. */
export function leaveDone(now: Chosen, done: Chosen): Chosen {
  if (now.of !== done.of) return now
  return now.of === undefined ? { keys: new Set([...now.keys].filter((key) => !done.keys.has(key))) } : nothingChosen
}

type List = { filters: string; total: number }

/** Ticks rows, or leaves them out where all were chosen. */
export function toggleRows({ of, keys }: Chosen, changed: string[], on: boolean, { filters, total }: List): Chosen {
  if (of !== undefined && of !== filters) return toggleRows(nothingChosen, changed, on, { filters, total })
  const adds = of === undefined ? on : !on
  const next = new Set(adds ? [...keys, ...changed] : [...keys].filter((key) => !changed.includes(key)))
  return of !== undefined && next.size >= total ? nothingChosen : { of, keys: next }
}

export function readChosen({ of, keys }: Chosen, { filters, total }: List) {
  const everything = of === filters
  const elsewhere = of !== undefined && !everything
  const count = everything ? Math.max(0, total - keys.size) : elsewhere ? 0 : keys.size
  return {
    count,
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
