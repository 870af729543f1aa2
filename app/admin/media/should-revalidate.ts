import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { isRefreshing } from '../background-refresh.ts'

/** Opening a record does not reload the list; closing it does, because the record may have changed. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const opens = (name: string) => nextUrl.searchParams.has(name) && !currentUrl.searchParams.has(name)
  return (opens('picture') || opens('file')) && !isRefreshing() ? false : defaultShouldRevalidate
}
