import { createHash } from 'node:crypto'
import type { SearchAnswer } from '../../../../contract/search.ts'
import type { Index } from '../catalogue-index.ts'
import type { Result } from '../results.ts'
import type { ChoiceKind } from './choices.ts'
import { listFilters } from './filters.ts'

const maxKept = 200
const listings = new Set<ChoiceKind>(['category', 'subCategory', 'brand', 'range', 'sale'])
/** Counting this many products takes a millisecond or more. */
const manyProducts = 20_000

/** Every page and order of a search has the same filters, until a product changes. Counting them can be most of its work. */
export function keepFilters(index: Index, result: Result): SearchAnswer['filters'] {
  const key = nameListing(result) ?? nameLargeResult(result)
  if (key === null) return listFilters(index, result)
  const { keptFilters } = index
  const filters = keptFilters.get(key) ?? listFilters(index, result)
  // Evicts the least recently used first.
  keptFilters.delete(key)
  keptFilters.set(key, filters)
  const [oldest] = keptFilters.keys()
  if (keptFilters.size > maxKept && oldest !== undefined) keptFilters.delete(oldest)
  return filters
}

/** Null if more than the listing is chosen, in filters or in words. */
function nameListing({ request, found, choices }: Result): string | null {
  if (found || !choices.every(({ kind, isFromWords }) => listings.has(kind) && !isFromWords)) return null
  const { categoryId, subCategoryUuid, brandUuid, rangeUuid, saleUuid } = request
  return [categoryId, subCategoryUuid, brandUuid, rangeUuid, saleUuid].join()
}

/**
 * The key is what the words find, not the words: 'sofa', 'sofas' and 'sofaa' find the same. Null for a small result,
 * which is counted quickly.
 */
function nameLargeResult({ request, found, choices, total }: Result): string | null {
  if (total < manyProducts) return null
  const { searchField: _words, ignored: _ignored, pageNum: _page, sortBy: _order, ...chosen } = request
  const sets = createHash('sha256').update(found ?? '')
  for (const { slots } of choices) sets.update(slots)
  const kinds = choices.map(({ kind, facet }) => [kind, facet?.id])
  return JSON.stringify([chosen, found !== null, kinds, sets.digest('base64')])
}
