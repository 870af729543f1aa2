import type { SearchAnswer, SearchRequest } from '../../../../contract/search.ts'
import type { Choice, ChoiceKind } from './choices.ts'

type Filters = SearchAnswer['filters']
type Change = Partial<SearchRequest>

/**
 * `mayGiveUp`: words were given up, or might be with another choice. `isRelative`: a word such as 'small' is judged
 * within the chosen sub-category. `isRuled`: a rule pins products.
 */
type Recounted = {
  request: SearchRequest
  choices: Choice[]
  mayGiveUp: boolean
  isRelative: boolean
  isRuled: boolean
}

/**
 * Recounts filters where words are given up: an option that replaces the choice of a filter may meet the words. A
 * filter without a choice keeps its counts, unless a rule pins products: then words are given up for the whole shop,
 * and an option may replace a word. `countAll` reads the words once for all changes of a filter.
 */
export function recountExchanged(
  filters: Filters,
  { request, choices, mayGiveUp, isRelative, isRuled }: Recounted,
  countAll: (changes: Change[]) => number[],
): Filters {
  const isAsked = (isChosen: (choice: Choice) => boolean) => mayGiveUp && (isRuled || choices.some(isChosen))
  const isChosen = (...kinds: ChoiceKind[]) => isAsked(({ kind }) => kinds.includes(kind))
  const isChosenOf = (id: number) => isAsked(({ kind, facet }) => kind === 'property' && facet?.id === id)
  const isPlaceChosen = choices.some(({ kind }) => kind === 'subCategory')
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
    categoryFilters: recount(
      filters.categoryFilters,
      isChosen('category', 'subCategory') || (isRelative && isPlaceChosen),
      ({ value }) => ({
        categoryId: Number(value),
        subCategoryUuid: null,
      }),
    ),
    subCategoryFilters: recount(filters.subCategoryFilters, isRelative || isChosen('subCategory'), ({ value }) => ({
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
    switchFilters: filters.switchFilters.flatMap((item) =>
      recount([item], mayGiveUp && isRuled && !request[item.value], ({ value }) => ({ [value]: true })),
    ),
  }
}
