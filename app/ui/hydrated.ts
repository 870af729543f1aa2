import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether this part of the page is hydrated: false on the server and until React has taken over. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
