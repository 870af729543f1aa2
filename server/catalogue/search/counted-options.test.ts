import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchAnswer, SearchRequest } from '../../../contract/search.ts'
import { entriesUpTo, uuidOf } from '../../../tests/support/sample-entries.ts'
import { searchRequest } from '../../../tests/support/sample-requests.ts'
import { buildIndex } from './catalogue-index.ts'
import { takeOver } from './filters/same-filter.ts'
import { arrangeRules } from './rules.ts'
import { searchUnderstood } from './search-understood.ts'

const phrases = ['sofa', 'sofas', 'bench', 'wardrobe', 'oak', 'velvet', 'sage', 'blue', 'king size', 'elan', 'oakley']
const wishes = [
  'haven',
  'bedroom',
  'on sale',
  'new',
  'in stock',
  'under £1,000',
  'max 100cm wide',
  'not oak',
  'small',
  'large',
]
const words = fc
  .array(fc.constantFrom(...phrases, ...wishes), { minLength: 1, maxLength: 3 })
  .map((chosen) => chosen.join(' '))
const request = fc
  .tuple(searchRequest, words)
  .map(([chosen, searchField]) => ({ ...chosen, searchField, subCategoryUuid: null }))
const uuids = fc.oneof(fc.constant<string[]>([]), fc.uniqueArray(fc.nat(30).map(uuidOf), { maxLength: 3 }))

type Counted = { change: Partial<SearchRequest>; count: number }

function listCounted({ filters }: SearchAnswer, { categoryId, properties }: SearchRequest): Counted[] {
  const { categoryFilters, subCategoryFilters, brandFilters, propertyFilters, priceFilter } = filters
  return [
    ...categoryFilters.map(({ value, count }) => ({
      change: { categoryId: Number(value), subCategoryUuid: null },
      count,
    })),
    ...(categoryId === null ? [] : subCategoryFilters).map(({ value, count }) => ({
      change: { subCategoryUuid: String(value) },
      count,
    })),
    ...brandFilters.map(({ value, count }) => ({ change: { brandUuid: String(value) }, count })),
    ...propertyFilters.flatMap(({ items }) => {
      const others = properties.filter((id) => items.every(({ value }) => value !== id))
      return items.map(({ value, count }) => ({ change: { properties: [...others, Number(value)] }, count }))
    }),
    ...priceFilter.buckets.map(({ from, to, count }) => ({ change: { priceMin: from + 0.01, priceMax: to }, count })),
    ...filters.sizeFilters.flatMap((size) =>
      size.items.map(({ value, count }) => ({ change: { [size.value]: value }, count })),
    ),
    ...filters.switchFilters.map(({ value, count }) => ({ change: { [value]: true }, count })),
  ]
}

test('the request of the drawer finds the same products, and each option finds as many as its count says', () => {
  const property = fc.property(entriesUpTo(20), request, uuids, uuids, (entries, asked, pinned, hidden) => {
    const rule = { uuid: uuidOf(900), words: asked.searchField, pinned, hidden, sendTo: '' }
    const index = { ...buildIndex(entries), rules: arrangeRules([rule]) }
    const answer = searchUnderstood(index, asked, 24)
    const taken = takeOver(asked, answer.understood)
    expect(searchUnderstood(index, taken, 24)).toMatchObject({ total: answer.total, filters: answer.filters })
    for (const { change, count } of listCounted(answer, taken)) {
      if (count > 0)
        expect([change, searchUnderstood(index, { ...taken, ...change }, 24).total]).toEqual([change, count])
    }
  })
  fc.assert(property, { numRuns: 50 })
})
