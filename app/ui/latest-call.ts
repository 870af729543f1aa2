import { useCallback, useRef } from 'react'

/** A function with a stable identity that calls the latest one, so that parts of a page need not re-render. */
export function useLatestCall<Given extends unknown[], Result>(
  call: (...given: Given) => Result,
): (...given: Given) => Result {
  const latest = useRef(call)
  latest.current = call
  return useCallback((...given: Given) => latest.current(...given), [])
}
