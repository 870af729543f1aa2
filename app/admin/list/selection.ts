import { useState } from 'react'

/** The rows of a list that were ticked, by their keys; it outlasts another page or another order of the list. */
export type Selection = {
  keys: ReadonlySet<string>
  toggle(keys: string[], on: boolean): void
  clear(): void
}

export function useSelection(): Selection {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  return {
    keys,
    toggle: (changed, on) =>
      setKeys((before) => new Set(on ? [...before, ...changed] : [...before].filter((key) => !changed.includes(key)))),
    clear: () => setKeys(new Set()),
  }
}
