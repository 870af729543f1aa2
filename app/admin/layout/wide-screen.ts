import { useCallback, useSyncExternalStore } from 'react'

/** Whether the screen is wide enough for an editable table. */
export const useWideScreen = () => useScreen('(width >= 850px)')

/** Whether the screen is wide enough for all columns of a list. */
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
