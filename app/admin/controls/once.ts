import { useRef } from 'react'

/**
 * Carries out one action at a time on each version of a record. A second press before the page shows the result of the
 * first would be refused as if a colleague had made the first. `key`: the version, with the record's id where a page
 * has several.
 */
export function useOncePerVersion() {
  const underWay = useRef(new Set<number | string>())
  return async (key: number | string, action: () => Promise<unknown>): Promise<void> => {
    if (underWay.current.has(key)) return
    underWay.current.add(key)
    try {
      await action()
    } finally {
      underWay.current.delete(key)
    }
  }
}
