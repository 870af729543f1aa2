import { useSyncExternalStore } from 'react'

const wide = '(width >= 850px)'
const listen = (heard: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', heard)
  return () => query.removeEventListener('change', heard)
}

/** Whether the screen is wide enough for a table to type in. */
export const useWideScreen = () =>
  useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => true,
  )
