import { useCallback } from 'react'
import { useRevalidator } from 'react-router'

type Address = Pick<URL, 'pathname' | 'search'>

/** The page that is fetched again in the background. */
let refreshed: string | undefined

const write = ({ pathname, search }: Address) => pathname + search

export const isRefreshed = (address: Address): boolean => write(address) === refreshed

/** Fetches the open page again in the background. */
export async function refreshInBackground(open: Address, revalidate: () => Promise<void>): Promise<void> {
  refreshed = write(open)
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

/**
 * A loader that returns what it loaded last when a refresh in the background fails: the error page would take what is
 * being typed. Somebody whose session has ended learns it from their next action.
 */
export function keepLastLoad<Data>() {
  let last: { address: string; data: Data } | undefined
  return async (address: Address, load: () => Promise<Data>): Promise<Data> => {
    try {
      const data = await load()
      last = { address: write(address), data }
      return data
    } catch (error) {
      if (!isRefreshed(address) || last?.address !== write(address)) throw error
      console.error(error)
      return last.data
    }
  }
}
