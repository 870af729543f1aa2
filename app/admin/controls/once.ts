import { useRef } from 'react'

/**
 * Carries out one action at a time on each version of a record. A second press, before the page shows what the first one
 * did, would be refused as if a colleague had made the first.
 */
export function useOncePerVersion() {
  const underWay = useRef<number>(undefined)
  return async (version: number, action: () => Promise<void>): Promise<void> => {
    if (underWay.current === version) return
    underWay.current = version
    try {
      await action()
    } finally {
      if (underWay.current === version) underWay.current = undefined
    }
  }
}
