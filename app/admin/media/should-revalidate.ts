import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** Opening a record does not reload the list; closing it does, because it may have changed. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const opens = (name: string) => nextUrl.searchParams.has(name) && !currentUrl.searchParams.has(name)
  return opens('picture') || opens('file') ? false : defaultShouldRevalidate
}
