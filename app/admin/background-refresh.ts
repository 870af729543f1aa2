import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

type Address = Pick<URL, 'pathname' | 'search'>

/** The page that is fetched again in the background, perhaps with the frame around it. */
let refreshed: { page: string; withFrame: boolean } | undefined

const write = ({ pathname, search }: Address) => pathname + search

export const isRefreshed = (address: Address): boolean => write(address) === refreshed?.page

/** Whether data is being fetched again. A navigation within the page replaces that refresh, so it must fetch all of it. */
export const isRefreshing = (): boolean => refreshed !== undefined

/** Whether a page is refreshed without the frame around it. */
export const leavesFrame = (address: Address): boolean => isRefreshed(address) && !refreshed?.withFrame

/** Fetches the open page again in the background. */
export async function refreshInBackground(
  open: Address,
  revalidate: () => Promise<void>,
  withFrame = false,
): Promise<void> {
  // A refresh that begins during another takes its place: both end at once.
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

/** Reloads the page after an action, with the frame around it: the result may show there too. */
export function useReload(): () => Promise<void> {
  const { revalidate } = useRevalidator()
  return useCallback(() => refreshInBackground(location, revalidate, true), [revalidate])
}

/**
 * A loader that returns what it loaded last when a refresh in the background fails: the error page would take what is
 * being typed. Somebody whose session has ended learns it from their next action. `isFrame`: it loads the same for every
 * page.
 */
export function keepLastLoad<Data>({ isFrame = false } = {}) {
  let last: { address: string; data: Data } | undefined
  return async (address: Address, signal: AbortSignal, load: () => Promise<Data>): Promise<Data> => {
    try {
      const data = await load()
      last = { address: write(address), data }
      return data
    } catch (error) {
      // A refresh that a visit elsewhere has ended is no failure.
      if (signal.aborted || !isRefreshed(address) || !last || !(isFrame || last.address === write(address))) throw error
      console.error(error)
      return last.data
    }
  }
}
