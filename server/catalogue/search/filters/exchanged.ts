import type { SearchAnswer, SearchRequest } from '../../../../contract/search.ts'
import type { Choice, ChoiceKind } from './choices.ts'

type Filters = SearchAnswer['filters']
type Change = Partial<SearchRequest>

/**
 * Counts again where words were given up and another option takes the place of a choice: that option may meet the words.
 * In an open filter no option does, so its counts stay. A switch has one option, which changes nothing where it is on.
 */
export function recountExchanged(
  filters: Filters,
  request: SearchRequest,
  choices: Choice[],
  countAll: (changes: Change[]) => number[],
): Filters {
  const isChosen = (...kinds: ChoiceKind[]) => choices.some(({ kind }) => kinds.includes(kind))
  const isChosenOf = (id: number) => choices.some(({ kind, facet }) => kind === 'property' && facet?.id === id)
  const recount = <Item extends { count: number }>(
    items: Item[],
    isExchanged: boolean,
    choose: (item: Item) => Change,
  ) => {
    if (!isExchanged) return items
    const shown = items.filter(({ count }) => count > 0)
    const counts = countAll(shown.map(choose))
    return items.map((item) => ({ ...item, count: counts[shown.indexOf(item)] ?? 0 }))
  }
  return {
    ...filters,
    categoryFilters: recount(filters.categoryFilters, isChosen('category', 'subCategory'), ({ value }) => ({
      categoryId: Number(value),
      subCategoryUuid: null,
    })),
    subCategoryFilters: recount(filters.subCategoryFilters, isChosen('subCategory'), ({ value }) => ({
      subCategoryUuid: String(value),
    })),
    brandFilters: recount(filters.brandFilters, isChosen('brand'), ({ value }) => ({ brandUuid: String(value) })),
    propertyFilters: filters.propertyFilters.map((filter) => {
      const others = request.properties.filter((id) => filter.items.every(({ value }) => value !== id))
      const choose = (id: number): Change => ({ properties: [...others, id] })
      return {
        ...filter,
        items: recount(filter.items, isChosenOf(filter.value), ({ value }) => choose(Number(value))),
      }
    }),
    priceFilter: {
      ...filters.priceFilter,
      buckets: recount(filters.priceFilter.buckets, isChosen('price'), ({ from, to }) => ({
        priceMin: from + 0.01,
        priceMax: to,
      })),
    },
    sizeFilters: filters.sizeFilters.map((size) => ({
      ...size,
      items: recount(size.items, isChosen(size.value), ({ value }) => ({ [size.value]: value })),
    })),
  }
}
