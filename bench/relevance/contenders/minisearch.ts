import MiniSearch from 'minisearch'
import { type Document, fields, weights } from '../documents.ts'
import { amount, type Contender } from './contender.ts'

/** Looks for products with all words, and for any of the words where there are none, as MiniSearch recommends for shops. */
export function openMiniSearch(documents: Document[]): Contender {
  const engine = new MiniSearch<Document>({ fields, storeFields: [] })
  engine.addAll(documents)
  const find = (query: string, combineWith: 'AND' | 'OR') =>
    engine.search(query, { boost: weights, prefix: true, fuzzy: 0.2, combineWith })
  const search = (query: string) => {
    const all = find(query, 'AND')
    const found = all.length > 0 ? all : find(query, 'OR')
    return found.slice(0, amount).map(({ id }) => String(id))
  }
  return { name: 'MiniSearch', search }
}
