import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ProductsAsked } from '../../../contract/staff-products.ts'

const names = Object.keys(ProductsAsked.shape) as (keyof typeof ProductsAsked.shape)[]

/** What of the list is asked for, as it stands in the address; what makes no sense there is left out. */
export function readAsked({ searchParams }: URL): Record<string, string> {
  const asked: Record<string, string> = {}
  for (const name of names) {
    const value = searchParams.get(name)
    if (value !== null && ProductsAsked.shape[name].safeParse(value).success) asked[name] = value
  }
  return asked
}

/** Which columns are shown is no reason to ask again. */
export function shouldAskAgain({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const sameList = JSON.stringify(readAsked(currentUrl)) === JSON.stringify(readAsked(nextUrl))
  return currentUrl.search !== nextUrl.search && sameList ? false : defaultShouldRevalidate
}
