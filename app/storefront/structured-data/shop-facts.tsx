import { useSite } from '../layout/site.ts'
import { JsonLd } from './json-ld.tsx'
import { describeShop, describeSite } from './shop-markup.ts'

/** The shop itself and its search, for search engines; belongs on the front page. */
export function ShopFacts() {
  const { settings } = useSite()
  return <JsonLd facts={import.meta.env.SSR && { '@graph': [describeSite(settings), describeShop(settings)] }} />
}
