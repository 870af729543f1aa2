import { badSheet } from '../faults.ts'
import type { FeedPath, Place } from './feed.ts'

const mostPlaces = 5000
const deepest = 50

/** Counts the values at each path of a feed. */
export type Places = {
  note(path: FeedPath, found?: Partial<Pick<Place, 'isList' | 'isRecord'>>): void
  list(): Place[]
}

export function openPlaces(): Places {
  const places = new Map<string, Place>()
  return {
    note: (path, { isList = false, isRecord = false } = {}) => {
      const key = path.join('\0')
      const place = places.get(key)
      if (!place) {
        if (places.size === mostPlaces) throw badSheet(`It has more than ${mostPlaces} different fields.`)
        places.set(key, { path: [...path], count: 1, isList, isRecord })
        return
      }
      place.count += 1
      place.isList ||= isList
      place.isRecord ||= isRecord
    },
    list: () => [...places.values()],
  }
}

export function checkDepth(depth: number): void {
  if (depth > deepest) throw badSheet('Its fields are nested deeper than those of any list of products.')
}
