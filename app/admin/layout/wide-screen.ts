import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is wide enough for a table to type in. */
export const useWideScreen = () => useScreen('(width >= 850px)')

/** Whether a list has all its columns. */
export const useColumnScreen = () => useScreen('(width >= 40rem)')

function useScreen(asked: string): boolean {
  const listen = useCallback(
    (listener: () => void) => {
      const query = matchMedia(asked)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    [asked],
  )
  return useSyncExternalStore(
    listen,
    () => matchMedia(asked).matches,
    () => true,
  )
}
