import { useSyncExternalStore } from 'react'

const asked = () => window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether nothing may move automatically. */
export const isStill = () => asked().matches

export function useStillness(): boolean {
  return useSyncExternalStore(watch, isStill)
}

function watch(changed: () => void): () => void {
  const query = asked()
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
