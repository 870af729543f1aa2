import type { SearchAnswer } from '../../../../contract/search.ts'
import type { Index } from '../catalogue-index.ts'
import type { Result } from '../results.ts'
import type { ChoiceKind } from './choices.ts'
import { listFilters } from './filters.ts'

const mostKept = 100
const listings = new Set<ChoiceKind>(['category', 'subCategory', 'brand', 'range', 'sale'])

/** Every page and order of a listing has the same filters, until a product changes. Counting them is most of its search. */
export function keepFilters(index: Index, result: Result): SearchAnswer['filters'] {
  const key = nameListing(result)
  if (key === null) return listFilters(index, result)
  const { keptFilters } = index
  const filters = keptFilters.get(key) ?? listFilters(index, result)
  // The ones that were used last are the last to go.
  keptFilters.delete(key)
  keptFilters.set(key, filters)
  const [oldest] = keptFilters.keys()
  if (keptFilters.size > mostKept && oldest !== undefined) keptFilters.delete(oldest)
  return filters
}

/** Null if more than the listing is chosen, in filters or in words: few searches of that kind are asked for twice. */
function nameListing({ request, found, choices }: Result): string | null {
  if (found || !choices.every(({ kind, isFromWords }) => listings.has(kind) && !isFromWords)) return null
  const { categoryId, subCategoryUuid, brandUuid, rangeUuid, saleUuid } = request
  return [categoryId, subCategoryUuid, brandUuid, rangeUuid, saleUuid].join()
}
