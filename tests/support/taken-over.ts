import type { SearchRequest, Understanding } from '../../contract/search.ts'
import { withFilters } from '../../server/catalogue/search/filters/same-filter.ts'

/** The request that the drawer sends: words that mean a filter have become that filter. */
export const takeOver = (request: SearchRequest, understood: Understanding[]): SearchRequest => ({
  ...withFilters(request, understood),
  ignored: [...(request.ignored ?? []), ...understood.flatMap(({ key, filter }) => (filter ? key : []))],
})
