import { expect, test } from 'vitest'
import { SearchRequest } from '../../../contract/search.ts'
import { readDemoTexts } from '../../../tests/support/demo-texts.ts'
import { makeEntry } from '../../../tests/support/sample-entries.ts'
import { buildIndex } from '../../catalogue/search/catalogue-index.ts'
import { searchUnderstood } from '../../catalogue/search/search-understood.ts'
import { suggest } from '../../catalogue/search/suggest.ts'
import { answerSearchCalls, answersText } from './api.ts'

const index = buildIndex([1, 2, 3].map((n) => makeEntry(n, { name: `Alder Sofa ${n}` })))
const texts = readDemoTexts()
const shop = { catalogue: { index }, readTexts: () => texts }
const calls = answerSearchCalls(shop, {
  search: (request) => searchUnderstood(index, request, 2),
  suggest: ({ q }) => suggest(index, q),
})
const caller = { address: '192.0.2.1', headers: new Headers() }
const search = (asked: object) => calls.search(SearchRequest.parse(asked), caller)
const paths = ({ answers = [] }: { answers?: { path: string }[] }) => answers.map(({ path }) => path)

test('the first page of a search and its suggestions answer questions about the shop beside products', async () => {
  const first = await search({ searchField: 'sofa delivery times' })
  expect(first.total).toBe(3)
  expect(paths(first)).toEqual(['/page/delivery'])
  expect(paths(await calls.suggest({ q: 'delivery' }, caller))).toEqual(['/page/delivery'])
  const second = await search({ searchField: 'sofa delivery times', pageNum: 2 })
  expect(second.products).toHaveLength(1)
  expect(second).not.toHaveProperty('answers')
})

test('a search for products alone, or without a text, gets no answers about the shop', async () => {
  expect(paths(await search({ searchField: 'sofa' }))).toEqual([])
  expect(paths(await search({ searchField: '' }))).toEqual([])
  expect(paths(await calls.suggest({ q: '' }, caller))).toEqual([])
})

test.each([
  ['parking', true],
  ['opening times', true],
  ['vulnerable customers policy', true],
  ['disclaimer', true],
  ['do you deliver to leeds', true],
  ['complaint', true],
  ['hardwax oil', false],
  ['sofa delivery times', false],
  ['snorble', false],
])('whether the shop answers %j, though no product does: %s', (text, isAnswered) => {
  expect(answersText(shop, text)).toBe(isAnswered)
})
