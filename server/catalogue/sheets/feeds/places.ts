import { badSheet } from '../faults.ts'
import type { FeedPath, Place } from './feed.ts'

const maxPlaces = 5000
const maxDepth = 50

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
        if (places.size === maxPlaces) throw badSheet(`It has more than ${maxPlaces} different fields.`)
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
  if (depth > maxDepth) throw badSheet('Its fields are nested deeper than those of any list of products.')
}
