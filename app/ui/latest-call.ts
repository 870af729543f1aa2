import { useCallback, useRef } from 'react'

/** A function that stays the same, so that parts of a page need not be drawn again for it. It does what the newest one does. */
export function useLatestCall<Given extends unknown[], Result>(
  call: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(call)
  latest.current = call
  return useCallback((...given: Given) => latest.current(...given), [])
}
