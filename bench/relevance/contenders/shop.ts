import { SearchRequest } from '../../../contract/search.ts'
import { buildIndex } from '../../../server/catalogue/search/catalogue-index.ts'
import type { Entry } from '../../../server/catalogue/search/entry.ts'
import { searchUnderstood } from '../../../server/catalogue/search/search-understood.ts'
import { amount, type Contender } from './contender.ts'

export function openShopSearch(entries: Entry[]): Contender {
  const index = buildIndex(entries)
  const find = (query: string) => {
    const request = SearchRequest.parse({ searchField: query, sortBy: 'relevance' })
    return searchUnderstood(index, request, amount).products.map(({ uuid }) => uuid)
  }
  return { name: 'this shop', search: find }
}
