import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { SearchRequest } from '../../../../contract/search.ts'
import { entriesUpTo, makeEntry, uuidOf } from '../../../../tests/support/sample-entries.ts'
import { anything, searchRequest } from '../../../../tests/support/sample-requests.ts'
import { buildIndex } from '../catalogue-index.ts'
import { arrangeRules } from '../rules.ts'
import { search } from '../search.ts'
import { searchUnderstood } from '../search-understood.ts'

test('cached filters equal those of an index without a cache', () => {
  const requests = fc.array(searchRequest, { minLength: 2, maxLength: 6 })
  const property = fc.property(entriesUpTo(24), requests, (entries, asked) => {
    const index = buildIndex(entries)
    for (const request of [...asked, ...asked.toReversed()])
      expect(search(index, request, 5).filters).toEqual(search(buildIndex(entries), request, 5).filters)
  })
  fc.assert(property, { numRuns: 60 })
})

test('the pages and orders of a listing share cached filters, up to a limit of listings', () => {
  const index = buildIndex(fc.sample(entriesUpTo(24), { numRuns: 1, seed: 1 })[0] ?? [])
  const { filters } = search(index, anything, 5)
  expect(search(index, { ...anything, sortBy: 'recent', pageNum: 2 }, 5).filters).toBe(filters)
  for (let categoryId = 1; categoryId <= 400; categoryId++) {
    search(index, { ...anything, categoryId }, 5)
    search(index, anything, 5)
  }
  expect(index.keptFilters.size).toBe(200)
  expect(search(index, anything, 5).filters).toBe(filters)
})

test('searches that find the same large set of products share their filters', () => {
  const brand = { uuid: uuidOf(50_000), name: 'Hearth' }
  const many = Array.from({ length: 20_001 }, (_, i) => makeEntry(i, { name: 'Sofa', brand }))
  const index = buildIndex(many)
  const ask = (asked: Partial<SearchRequest>) => searchUnderstood(index, { ...anything, ...asked }, 5)
  const { filters, total } = ask({ searchField: 'sofa' })
  expect(total).toBe(20_001)
  expect(ask({ searchField: 'sofas', sortBy: 'recent', pageNum: 2 }).filters).toBe(filters)
  index.rules = arrangeRules([{ uuid: uuidOf(30_000), words: 'sofa', pinned: [], hidden: [uuidOf(1)], sendTo: '' }])
  const hidden = ask({ searchField: 'sofa' }).filters
  expect([filters, hidden].map(({ brandFilters: [brand] }) => brand?.count)).toEqual([20_001, 20_000])
})
