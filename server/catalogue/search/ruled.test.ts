import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type SearchRequest, sortOrders } from '../../../contract/search.ts'
import { entriesUpTo, makeEntry, uuidOf } from '../../../tests/support/sample-entries.ts'
import { anything, searchRequest } from '../../../tests/support/sample-requests.ts'
import { buildIndex } from './catalogue-index.ts'
import { takeOver } from './filters/same-filter.ts'
import { arrangeRules, type SearchRule } from './rules.ts'
import { searchUnderstood } from './search-understood.ts'
import { suggest } from './suggest.ts'

const sofas = { uuid: uuidOf(101), name: 'Sofas', routeName: 'sofas', position: 1 }
const living = { id: 1, name: 'Living', routeName: 'living', position: 0 }
const named = (n: number, name: string, pricePence: number) =>
  makeEntry(n, { name, pricePence, ...(name.includes('Sofa') && { subCategory: sofas, category: living }) })
const shop = buildIndex([
  named(1, 'Alder Sofa', 90_000),
  named(2, 'Birch Sofa', 120_000),
  named(3, 'Cedar Sofa', 150_000),
  named(4, 'Oak Bench', 20_000),
  named(5, 'Elm Mirror', 8_000),
])

const ruled = (rule: Partial<SearchRule>, words = 'sofas') => ({
  ...shop,
  rules: arrangeRules([{ uuid: uuidOf(900), words, pinned: [], hidden: [], sendTo: '', ...rule }]),
})
const ask = (index: typeof shop, searchField: string, more: Partial<SearchRequest> = {}) =>
  searchUnderstood(index, { ...anything, sortBy: 'relevance', ...more, searchField }, 24)
const listNames = (...asked: Parameters<typeof ask>) => ask(...asked).products.map(({ name }) => name)

test('words are given up where every product that meets them is hidden', () => {
  const index = ruled({ hidden: [uuidOf(1)] }, 'sofa under £1,000')
  const found = ask(index, 'sofa under £1,000')
  expect(found.products.map(({ name }) => name)).toEqual(['Birch Sofa', 'Cedar Sofa'])
  expect(found.relaxed.map(({ key }) => key)).toEqual(['price'])
  expect(found.relaxedText).toBe('No sofas under £1,000; these are the nearest.')
})

describe('a pinned product', () => {
  const index = ruled({ pinned: [uuidOf(4), uuidOf(3), uuidOf(77)] })

  test.each(['sofas', 'Sofa', 'the SOFAS', 'soffa'])(
    'comes first in a search for %s, in the order of staff',
    (text) => {
      expect(listNames(index, text)).toEqual(['Oak Bench', 'Cedar Sofa', 'Alder Sofa', 'Birch Sofa'])
    },
  )

  test.each(['birch sofa', 'sofa under £1,000', 'mirror', ''])('has its usual place in a search for %j', (text) => {
    expect(ask(index, text)).toEqual(ask(shop, text))
  })

  test('is among the results in every order, but first in ‘Best match’ alone', () => {
    expect(listNames(index, 'sofa', { sortBy: 'az' })).toEqual(['Alder Sofa', 'Birch Sofa', 'Cedar Sofa', 'Oak Bench'])
    for (const sortBy of sortOrders) expect(ask(index, 'sofa', { sortBy }).total).toBe(4)
  })

  test('has to meet the filters of the shopper, not what the words say', () => {
    expect(listNames(index, 'sofa', { categoryId: 1 })).toEqual(['Cedar Sofa', 'Alder Sofa', 'Birch Sofa'])
    expect(listNames(index, 'sofa', { priceMax: 1300 })).toEqual(['Oak Bench', 'Alder Sofa', 'Birch Sofa'])
    const cheap = ruled({ pinned: [uuidOf(3)] }, 'sofa under £1,000')
    expect(listNames(cheap, 'sofa under £1,000')).toEqual(['Cedar Sofa', 'Alder Sofa'])
    expect(listNames(cheap, 'sofa under £1,000', { priceMax: 1000 })).toEqual(['Alder Sofa'])
  })

  test.each(['sofas', 'alder sofa under £1,000', 'on sale', 'marlow', 'sofas marlow'])(
    'is counted in the filters of a search for %s as it is found by them',
    (words) => {
      const colours = ['Natural', 'Grey'].map((name, i) => ({ id: 10 + i, name, swatch: null, position: i }))
      const coloured = (n: number) => [{ id: 1, label: 'Colour', position: 1, values: colours.slice(n, n + 1) }]
      const brand = { uuid: uuidOf(201), name: 'Marlow' }
      const benches = { uuid: uuidOf(102), name: 'Benches', routeName: 'benches', position: 2 }
      const hall = { id: 2, name: 'Hall', routeName: 'hall', position: 1 }
      const ours = { subCategory: sofas, category: living, onSale: true, brand }
      const index = {
        ...buildIndex([
          makeEntry(1, { name: 'Alder Sofa', pricePence: 90_000, properties: coloured(1), ...ours }),
          makeEntry(2, { name: 'Birch Sofa', pricePence: 90_000, properties: coloured(1), ...ours }),
          makeEntry(3, {
            name: 'Oak Bench',
            pricePence: 200_000,
            properties: coloured(0),
            subCategory: benches,
            category: hall,
          }),
        ]),
        rules: arrangeRules([{ uuid: uuidOf(900), words, pinned: [uuidOf(3)], hidden: [], sendTo: '' }]),
      }
      const { total, filters, understood } = ask(index, words)
      const meant = takeOver({ ...anything, sortBy: 'relevance' }, understood)
      expect(ask(index, words, meant)).toMatchObject({ total, filters })
      const [natural] = filters.propertyFilters.flatMap(({ items }) => items)
      expect(natural).toMatchObject({ label: 'Natural', count: 1 })
      expect(ask(index, words, { ...meant, properties: [10], sortBy: 'az' }).products).toMatchObject([
        { name: 'Oak Bench' },
      ])
      for (const { value, count } of filters.categoryFilters)
        expect(ask(index, words, { ...meant, categoryId: Number(value), subCategoryUuid: null }).total).toBe(count)
    },
  )

  test('lets no word be given up within a filter that it meets', () => {
    const entries = [named(1, 'Grey Alder Sofa', 1), named(2, 'Birch Sofa', 1), named(3, 'Oak Bench', 1)]
    const { rules } = ruled({ pinned: [uuidOf(3)] }, 'grey sofa')
    const stocked = { ...buildIndex(entries.map((entry, i) => ({ ...entry, inStock: i > 0 }))), rules }
    const { filters } = ask(stocked, 'grey sofa')
    expect(filters.switchFilters.find(({ value }) => value === 'inStockOnly')?.count).toBe(1)
    expect(ask(stocked, 'grey sofa', { inStockOnly: true })).toMatchObject({
      products: [{ name: 'Oak Bench' }],
      relaxed: [],
    })
  })

  test('lets the same words be given up once one of them has become a filter', () => {
    const entries = [named(1, 'Alder Sofa', 1), named(2, 'Birch Sofa', 1), named(3, 'Oak Bench', 1)]
    const { rules } = ruled({ pinned: [uuidOf(1)] }, 'oak sofa in stock')
    const index = { ...buildIndex(entries.map((entry, i) => ({ ...entry, inStock: i < 2 }))), rules }
    const typed = ask(index, 'oak sofa in stock')
    expect(typed).toMatchObject({ total: 2, relaxed: [{ key: 'material:oak' }] })
    const drawer = takeOver({ ...anything, sortBy: 'relevance' }, typed.understood)
    expect(drawer.inStockOnly).toBe(true)
    expect(ask(index, 'oak sofa in stock', drawer)).toMatchObject({ total: 2, filters: typed.filters })
  })

  test('is found by words that find nothing else', () => {
    expect(listNames(ruled({ pinned: [uuidOf(5)] }, 'zzzzzz'), 'zzzzzz')).toEqual(['Elm Mirror'])
  })

  test('comes first in the suggestions', () => {
    expect(suggest(index, 'sofa').products.map(({ name }) => name)).toEqual([
      ...['Oak Bench', 'Cedar Sofa', 'Alder Sofa', 'Birch Sofa'],
    ])
  })
})

test('a hidden product is left out of that search alone, and is not counted', () => {
  const index = ruled({ hidden: [uuidOf(1)] })
  expect(listNames(index, 'sofa')).toEqual(['Birch Sofa', 'Cedar Sofa'])
  expect(ask(index, 'sofa', { sortBy: 'priceLow' }).total).toBe(2)
  expect(ask(index, 'sofa').filters.subCategoryFilters).toMatchObject([{ label: 'Sofas', count: 2 }])
  expect(ask(index, 'sofa', { categoryId: 1 }).filters.subCategoryFilters).toMatchObject([{ count: 2 }])
  expect(listNames(index, 'alder')).toEqual(['Alder Sofa'])
  expect(suggest(index, 'sofas').products).toHaveLength(2)
})

test('an answer names the page that a search leads to', () => {
  const index = ruled({ sendTo: '/page/sofas' })
  expect([ask(index, 'Sofa').sendTo, ask(index, 'sofa bed').sendTo]).toEqual(['/page/sofas', null])
  expect(listNames(index, 'sofa')).toHaveLength(3)
})

test('every result is on one page, whatever is pinned and hidden', () => {
  const uuids = fc.uniqueArray(fc.nat(40).map(uuidOf), { maxLength: 12 })
  fc.assert(
    fc.property(entriesUpTo(20), searchRequest, uuids, uuids, (entries, request, pinned, hidden) => {
      const words = request.searchField
      const rules = arrangeRules([{ uuid: uuidOf(900), words, pinned, hidden, sendTo: '' }])
      const index = { ...buildIndex(entries), rules }
      const readPage = (pageNum: number) => searchUnderstood(index, { ...request, pageNum }, 3)
      const { pageAmt, total } = readPage(1)
      const found = Array.from({ length: pageAmt }, (_, i) => readPage(i + 1).products).flat()
      expect(found).toHaveLength(total)
      expect(new Set(found.map(({ uuid }) => uuid)).size).toBe(total)
      if (/[\p{L}\p{N}]/u.test(words)) for (const { uuid } of found) expect(hidden).not.toContain(uuid)
    }),
    { numRuns: 150 },
  )
})
