import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

type Address = Pick<URL, 'pathname' | 'search'>

/** The page that is being refreshed in the background, perhaps with the frame around it. */
let refreshed: { page: string; withFrame: boolean } | undefined

const write = ({ pathname, search }: Address) => pathname + search

export const isRefreshed = (address: Address): boolean => write(address) === refreshed?.page

/** Whether a refresh is under way. A navigation within the page replaces the refresh, so it must load everything itself. */
export const isRefreshing = (): boolean => refreshed !== undefined

/** Whether this page is being refreshed without the frame around it. */
export const leavesFrame = (address: Address): boolean => isRefreshed(address) && !refreshed?.withFrame

/** Fetches the open page again in the background. */
export async function refreshInBackground(
  open: Address,
  revalidate: () => Promise<void>,
  withFrame = false,
): Promise<void> {
  // A refresh that begins during another replaces it: both end at the same time.
  refreshed = { page: write(open), withFrame: withFrame || refreshed?.withFrame === true }
  try {
    await revalidate()
  } finally {
    refreshed = undefined
  }
}

/** Fetches the open page again, and leaves it as it is if that fails. */
export function useRefresh(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => refreshInBackground(location, revalidate), [revalidate])
}

/** Refreshes the page and the frame around it after an action, because the result may show in both. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => refreshInBackground(location, revalidate, true), [revalidate])
}

/**
 * A loader that returns the data of its last load when a background refresh fails: the error page would discard what is
 * being typed. Somebody whose session has ended learns it from their next action. `isFrame`: the loader returns the same
 * data for every page.
 */
export function keepLastLoad<Data>({ isFrame = false } = {}) {
  let last: { address: string; data: Data } | undefined
  return async (address: Address, signal: AbortSignal, load: () => Promise<Data>): Promise<Data> => {
    try {
      const data = await load()
      last = { address: write(address), data }
      return data
    } catch (error) {
      // A refresh that was cancelled by a navigation has not failed.
      if (signal.aborted || !isRefreshed(address) || !last || !(isFrame || last.address === write(address))) throw error
      console.error(error)
      return last.data
    }
  }
}
