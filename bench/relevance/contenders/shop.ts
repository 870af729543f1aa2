import type { Sql } from 'postgres'
import { SearchRequest } from '../../../contract/search.ts'
import { ask } from '../../../server/catalogue/search/ask.ts'
import { buildIndex, type Index } from '../../../server/catalogue/search/catalogue-index.ts'
import type { Entry } from '../../../server/catalogue/search/entry.ts'
import { searchUnderstood } from '../../../server/catalogue/search/search-understood.ts'
import { fileInTables } from '../../file-in-tables.ts'
import { amount, type Contender } from './contender.ts'

export const openShopSearch = (entries: Entry[]): Contender => openSearch('this shop', buildIndex(entries))

/** The shop's search with its words and cards in PostgreSQL. */
export const openShopTables = async (sql: Sql, entries: Entry[]): Promise<Contender> =>
  openSearch('this shop, from tables', await fileInTables(sql, entries))

function openSearch(name: string, index: Index): Contender {
  const find = (query: string) => {
    const request = SearchRequest.parse({ searchField: query, sortBy: 'relevance' })
    return ask(index, (whole) => searchUnderstood(whole, request, amount).products.map(({ uuid }) => uuid))
  }
  return { name, search: find }
}
