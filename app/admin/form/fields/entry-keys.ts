import { useRef } from 'react'
import { makeKey } from '../../../random-key.ts'
import { findEntry } from '../saving/moved-problems.ts'

type Keyed = { list: readonly unknown[]; keys: string[] }

/**
 * A React key for each entry of a list, stable for as long as the entry is in it. A new entry has no uuid or id until
 * it is saved; if its key changed then, its fields would be mounted again and lose the focus and what is being typed.
 */
export function useEntryKeys(list: readonly unknown[]): string[] {
  const kept = useRef<Keyed>({ list: [], keys: [] })
  if (kept.current.list !== list) kept.current = { list, keys: followKeys(kept.current, list) }
  return kept.current.keys
}

export function followKeys({ list: before, keys }: Keyed, now: readonly unknown[]): string[] {
  const kept = new Map(keys.map((key, place) => [findEntry(now, before, place), key]))
  return now.map((_, place) => kept.get(place) ?? makeKey())
}
