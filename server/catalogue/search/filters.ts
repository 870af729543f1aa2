import type { FilterOption, PropertyFilter, SearchAnswer, SearchRequest } from '../../../contract/catalogue.ts'
import { type Bits, countBits } from './bits.ts'
import type { Index } from './catalogue-index.ts'
import { applyChoices, type Choice } from './choices.ts'
import { countOptions } from './counts.ts'
import { type Facet, findFacet, type Option } from './facets.ts'

export type Result = { request: SearchRequest; found: Bits | null; choices: Choice[]; matches: Bits; total: number }

export function listFilters(index: Index, result: Result): SearchAnswer['filters'] {
  const { facets } = index
  const category = findFacet(facets, 'category')
  const subCategory = result.request.categoryId === null ? undefined : findFacet(facets, 'subCategory')
  const brand = findFacet(facets, 'brand')
  const shown = [category, subCategory, brand, ...facets.properties].filter((facet) => facet !== undefined)
  const counts = countFacets(index, result, shown)
  const list = (facet: Facet | undefined) => (facet ? listOptions(facet, counts.get(facet), result.request) : [])
  return {
    categoryFilters: list(category),
    subCategoryFilters: list(subCategory),
    brandFilters: list(brand),
    propertyFilters: facets.properties.map((facet) => nameFilter(facet, list(facet))).filter(hasItems),
  }
}

const nameFilter = (facet: Facet, items: FilterOption[]): PropertyFilter => ({
  value: facet.id,
  label: facet.label,
  items,
})
const hasItems = (filter: PropertyFilter) => filter.items.length > 0

/** The counts beside a facet's options are what choosing another of them would give: its own choice is left aside. */
function countFacets(index: Index, result: Result, shown: Facet[]): Map<Facet, Uint32Array> {
  const { found, choices, matches, total } = result
  const counts = new Map<Facet, Uint32Array>()
  const isOpen = (facet: Facet) => !choices.some((choice) => isChoiceIn(facet, choice))
  const open = shown.filter(isOpen)
  const openOptions = open.flatMap((facet) => facet.options)
  const openCounts = countOptions(index, openOptions, matches, total)
  for (const facet of open) counts.set(facet, openCounts)
  for (const facet of shown) {
    if (counts.has(facet)) continue
    const others = choices.filter((choice) => !isChoiceIn(facet, choice))
    const wider = applyChoices(index, found, others)
    counts.set(facet, countOptions(index, facet.options, wider, countBits(wider)))
  }
  return counts
}

/** Another category brings its own sub-categories, so the choice among those is one with the category's. */
function isChoiceIn(facet: Facet, choice: Choice): boolean {
  if (facet.kind === 'property') return choice.facet === facet
  return choice.kind === facet.kind || (facet.kind === 'category' && choice.kind === 'subCategory')
}

function listOptions(facet: Facet, counts: Uint32Array | undefined, request: SearchRequest): FilterOption[] {
  const options: FilterOption[] = []
  for (const option of facet.options) {
    const count = counts?.[option.ordinal] ?? 0
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
