import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ProductsQuery } from '../../../contract/staff/products.ts'
import { isRefreshing } from '../background-refresh.ts'

const names = Object.keys(ProductsQuery.shape) as (keyof typeof ProductsQuery.shape)[]

/** Reads the query of the product list from the address, without invalid parts. */
export function readProductQuery({ searchParams }: URL): Record<string, string> {
  const asked: Record<string, string> = {}
  for (const name of names) {
    const value = searchParams.get(name)
    if (value !== null && ProductsQuery.shape[name].safeParse(value).success) asked[name] = value
  }
  return asked
}

/** Showing or hiding columns does not reload the list. */
export function shouldAskAgain({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const sameList = JSON.stringify(readProductQuery(currentUrl)) === JSON.stringify(readProductQuery(nextUrl))
  const onlyColumnsChange = currentUrl.search !== nextUrl.search && sameList
  return onlyColumnsChange && !isRefreshing() ? false : defaultShouldRevalidate
}
