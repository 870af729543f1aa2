import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesUpTo } from '../../../../tests/support/sample-entries.ts'
import { anything, searchRequest } from '../../../../tests/support/sample-requests.ts'
import { buildIndex } from '../catalogue-index.ts'
import { search } from '../search.ts'

test('filters that are kept are those that an index counts that has kept none', () => {
  const requests = fc.array(searchRequest, { minLength: 2, maxLength: 6 })
  const property = fc.property(entriesUpTo(24), requests, (entries, asked) => {
    const index = buildIndex(entries)
    for (const request of [...asked, ...asked.toReversed()])
      expect(search(index, request, 5).filters).toEqual(search(buildIndex(entries), request, 5).filters)
  })
  fc.assert(property, { numRuns: 60 })
})

test('the pages and orders of a listing share their filters, and only so many listings have theirs kept', () => {
  const index = buildIndex(fc.sample(entriesUpTo(24), { numRuns: 1, seed: 1 })[0] ?? [])
  const { filters } = search(index, anything, 5)
  expect(search(index, { ...anything, sortBy: 'recent', pageNum: 2 }, 5).filters).toBe(filters)
  for (let categoryId = 1; categoryId <= 300; categoryId++) {
    search(index, { ...anything, categoryId }, 5)
    search(index, anything, 5)
  }
  expect(index.keptFilters.size).toBe(100)
  expect(search(index, anything, 5).filters).toBe(filters)
})
