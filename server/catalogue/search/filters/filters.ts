import type { Measures } from '../../../../contract/fit/measures.ts'
import type { FilterOption, PropertyFilter, SearchAnswer, SearchRequest } from '../../../../contract/search.ts'
import type { Index } from '../catalogue-index.ts'
import { listKnown } from '../fit/fitting.ts'
import { matchWithout, type Result } from '../results.ts'
import { countBits, subtract } from '../storage/bits.ts'
import { countRows } from '../storage/columns.ts'
import type { Facet, Option } from '../storage/facets.ts'
import { listAmountFilters } from './amount-filters.ts'
import type { Choice } from './choices.ts'
import { type Counted, listCounted } from './counted.ts'

type Counts = Map<Facet, Uint32Array>

export function listFilters(index: Index, result: Result): SearchAnswer['filters'] {
  const { category, subCategory, brand, properties } = index.facets
  const { fit } = result.request
  const shown = [category, brand, ...properties]
  if (result.request.categoryId !== null) shown.push(subCategory)
  const counts = countFacets(index, result, shown)
  const list = (facet: Facet) => listOptions(facet, counts.get(facet), result.request)
  return {
    categoryFilters: list(category),
    subCategoryFilters: list(subCategory),
    brandFilters: list(brand),
    propertyFilters: properties.map((facet) => nameFilter(facet, list(facet))).filter(hasItems),
    ...listAmountFilters(index, result),
    ...(fit && { unmeasured: countUnmeasured(index, result, fit) }),
  }
}

/** Counts the products that meet all other choices, but have no measures to say whether they fit. */
function countUnmeasured(index: Index, result: Result, fit: Measures): number {
  const { products } = index
  const wider = matchWithout(index, result, ({ kind }) => kind === 'fit')
  return countBits(subtract(subtract(wider, result.matches), listKnown(products, fit)))
}

const nameFilter = (facet: Facet, items: FilterOption[]): PropertyFilter => ({
  value: facet.id,
  label: facet.label,
  items,
})
const hasItems = (filter: PropertyFilter) => filter.items.length > 0

/**
 * The count beside an option of a facet is the number of results after choosing it instead: the current choice in that
 * facet is ignored.
 */
function countFacets(index: Index, result: Result, shown: Facet[]): Counts {
  const { choices, matches, total } = result
  const isOpen = (facet: Facet) => !choices.some((choice) => isChoiceIn(facet, choice))
  const counts = countOptions(shown.filter(isOpen), listCounted(index.products, matches, total))
  for (const facet of shown) {
    if (counts.has(facet)) continue
    const wider = matchWithout(index, result, (choice) => isChoiceIn(facet, choice))
    for (const [each, own] of countOptions([facet], listCounted(index.products, wider))) counts.set(each, own)
  }
  return counts
}

/** The number of matches of each option, by ordinal. */
function countOptions(facets: Facet[], { slots, bits, isRest }: Counted): Counts {
  const counts: Counts = new Map()
  for (const facet of facets) {
    const own = new Uint32Array(facet.byOrdinal.length)
    countRows(facet.column, slots, bits, own)
    if (isRest) for (const { ordinal, count } of facet.options) own[ordinal] = count - (own[ordinal] ?? 0)
    counts.set(facet, own)
  }
  return counts
}

/** Choosing another category replaces the sub-categories, so both choices count as one facet. */
function isChoiceIn(facet: Facet, choice: Choice): boolean {
  if (facet.kind === 'property') return choice.facet === facet
  return choice.kind === facet.kind || (facet.kind === 'category' && choice.kind === 'subCategory')
}

function listOptions(facet: Facet, counts: Uint32Array | undefined, request: SearchRequest): FilterOption[] {
  const options: FilterOption[] = []
  if (!counts) return options
  for (const option of facet.options) {
    const count = counts[option.ordinal] ?? 0
    if (count === 0 && !isChosen(option, request)) continue
    const { label, key: value, swatch } = option
    options.push(facet.kind === 'property' ? { label, value, count, swatch } : { label, value, count })
  }
  return options
}

function isChosen({ facet, key }: Option, request: SearchRequest): boolean {
  if (facet.kind === 'property') return request.properties.includes(Number(key))
  return key === request.categoryId || key === request.subCategoryUuid || key === request.brandUuid
}
