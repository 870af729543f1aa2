import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** To open one thing is no reason to ask for all of them again; to close it is, as it may have changed. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const opens = (name: string) => nextUrl.searchParams.has(name) && !currentUrl.searchParams.has(name)
  return opens('picture') || opens('file') ? false : defaultShouldRevalidate
}
