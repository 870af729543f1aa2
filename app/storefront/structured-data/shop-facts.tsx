import { useSite } from '../layout/site.ts'
import { JsonLd } from './json-ld.tsx'
import { describeShop, describeSite } from './shop-markup.ts'

/** Describes the shop itself and its search to search engines, on the home page. */
export function ShopFacts() {
  const { settings } = useSite()
  return <JsonLd facts={import.meta.env.SSR && { '@graph': [describeSite(settings), describeShop(settings)] }} />
}
