import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether there is script for this part of the page: false on the server and until React has taken it over. */
export const useAlive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
