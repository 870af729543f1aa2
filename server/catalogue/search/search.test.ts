import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { SearchRequest } from '../../../contract/search.ts'
import { searchNaively } from '../../../tests/oracles/naive-search.ts'
import { entriesUpTo, makeEntry, uuidOf } from '../../../tests/support/sample-entries.ts'
import { anything, searchRequest } from '../../../tests/support/sample-requests.ts'
import { applyChanges, buildIndex } from './catalogue-index.ts'
import type { Entry } from './entry.ts'
import { search } from './search.ts'

test('an index answers as a scan of the whole catalogue does', () => {
  const requests = fc.array(searchRequest, { minLength: 4, maxLength: 8 })
  const property = fc.property(
    entriesUpTo(30),
    requests,
    fc.integer({ min: 1, max: 7 }),
    (entries, asked, pageSize) => {
      const index = buildIndex(entries)
      for (const request of asked) {
        expect(search(index, request, pageSize)).toEqual(searchNaively(entries, request, pageSize))
      }
    },
  )
  fc.assert(property, { numRuns: 125 })
})

test('an index that outgrows its first memory answers the same', () => {
  const requests = fc.array(searchRequest, { minLength: 30, maxLength: 30 })
  const property = fc.property(entriesUpTo(200, 150), requests, (entries, asked) => {
    const index = buildIndex(entries)
    for (const request of asked) expect(search(index, request, 24)).toEqual(searchNaively(entries, request, 24))
  })
  fc.assert(property, { numRuns: 3, endOnFailure: true })
})

test('every text gets an answer', () => {
  const index = buildIndex([makeEntry(1, { name: 'Sofa' })])
  const property = fc.property(fc.array(fc.nat(0xffff), { maxLength: 200, size: 'max' }), (codes) => {
    const searchField = String.fromCharCode(...codes)
    expect(search(index, { ...anything, searchField }, 24).pageAmt).toBe(1)
  })
  fc.assert(property, { numRuns: 250 })
})

const namesFound = (entries: Entry[], request: Partial<SearchRequest>) =>
  search(buildIndex(entries), { ...anything, ...request }, 24).products.map((product) => product.name)

const named = (...names: string[]) => names.map((name, i) => makeEntry(i, { name }))

describe('text', () => {
  test.each([
    ['cafe', 'Café Table'],
    ['CAFÉ', 'cafe table'],
    ['3-seater', '3 Seater Sofa'],
    ['3 seater', '3-Seater Sofa'],
    ['3seater', '3 Seater Sofa'],
    ['sofas', 'Oak Sofa'],
    ['bench', 'Hall Benches'],
    ['kings', 'King’s Chair'],
    ["king's", 'Kings Chair'],
    ['sofa & chair', 'Chair and Sofa'],
    ['chest of drawers', '5 Drawer Chest'],
    ['sofabed', 'Sofa-Bed'],
    ['sofa o', 'Sofa in Oak'],
    ['so oak so', 'Oak Sofa'],
    ['wardrobbe', 'Wardrobe'],
    ['mattres', 'Mattress'],
  ])('%s finds %s', (searchField, name) => {
    expect(namesFound(named(name, 'Curtain Pole'), { searchField })).toEqual([name])
  })

  test.each(['', ' ', '🛋️', '%', '.', '..', '\0', '(', '&'])(
    '%j names nothing, so everything is listed',
    (searchField) => {
      expect(namesFound(named('Bench', 'Sofa'), { searchField })).toEqual(['Bench', 'Sofa'])
    },
  )

  test.each(['sofa bench', 'ofa', 's o f a', '.*', 'x'.repeat(200)])('%j finds nothing', (searchField) => {
    const expected = searchField === '.*' ? ['Bench', 'Sofa'] : []
    expect(namesFound(named('Bench', 'Sofa'), { searchField })).toEqual(expected)
  })

  test('a property finds products that have one of its values', () => {
    const property = { id: 1, label: 'Colour', position: 0 }
    const sage = { id: 1, name: 'Sage', swatch: null, position: 0 }
    const entries = [
      makeEntry(1, { name: 'Plain', properties: [{ ...property, values: [] }] }),
      makeEntry(2, { name: 'Green', properties: [{ ...property, values: [sage] }] }),
    ]
    expect(namesFound(entries, { searchField: 'colour' })).toEqual(['Green'])
  })

  test('the corrected spelling is reported', () => {
    const index = buildIndex(named('Velvet Sofa', 'Oak Bench'))
    const spelt = (searchField: string) => search(index, { ...anything, searchField }, 24).correctedTo
    expect(spelt('Velvat Sofer')).toBe('velvet sofa')
    expect(spelt('velvet sofa')).toBeNull()
    expect(spelt('velvat bench')).toBeNull()
    expect(spelt('xylophone')).toBeNull()
  })

  test('a correct word is not corrected when filters hide its products', () => {
    const index = buildIndex(named('Sofa', 'Sofia'))
    const answer = search(index, { ...anything, searchField: 'sofa', onSaleOnly: true }, 24)
    expect(answer).toMatchObject({ total: 0, correctedTo: null })
  })
})

test('values of one property are alternatives, properties all have to match, and a search changes nothing', () => {
  const value = (id: number) => ({ id, name: `Value ${id}`, swatch: null, position: id })
  const property = (id: number, ...ids: number[]) => ({ id, label: `P ${id}`, position: id, values: ids.map(value) })
  const index = buildIndex([
    makeEntry(1, { properties: [property(1, 1), property(2, 11)] }),
    makeEntry(2, { properties: [property(1, 2), property(2, 12)] }),
    makeEntry(3, { properties: [property(1, 1, 2)] }),
  ])
  const totals = () =>
    [[1], [2], [1, 2], [1, 11], [1, 12], [1, 2, 11], [99], [99, 11]].map(
      (properties) => search(index, { ...anything, properties }, 24).total,
    )
  expect(totals()).toEqual([2, 2, 3, 1, 0, 1, 3, 1])
  expect(totals()).toEqual([2, 2, 3, 1, 0, 1, 3, 1])
})

describe('amounts', () => {
  const priced = (...pence: number[]) =>
    pence.map((pricePence, i) => makeEntry(i, { name: `${pricePence}`, pricePence }))

  test.each<[Partial<SearchRequest>, string[]]>([
    [{ priceMin: 200 }, ['20000', '99999']],
    [{ priceMax: 200 }, ['10000', '20000']],
    [{ priceMin: 100, priceMax: 200 }, ['10000', '20000']],
    [{ priceMin: 200, priceMax: 100 }, ['10000', '20000']],
    [{ priceMin: 999.99 }, ['99999']],
    [{ priceMax: 999.98 }, ['10000', '20000']],
    [{ priceMin: 1000 }, []],
  ])('%j finds prices %j, and none that is asked in store', (request, expected) => {
    expect(namesFound(priced(0, 10_000, 20_000, 99_999), { ...request, sortBy: 'priceLow' })).toEqual(expected)
  })

  test('a size filter is a maximum, and leaves out products without that size', () => {
    const sized = [0, 92.3, 92.4].map((width, i) =>
      makeEntry(i, { name: `${width}`, sizes: { width, height: 40, depth: 0 } }),
    )
    expect(namesFound(sized, { maxWidth: 92.3 })).toEqual(['92.3'])
    expect(namesFound(sized, { maxWidth: 500 })).toEqual(['92.3', '92.4'])
    expect(namesFound(sized, { maxWidth: 500, maxDepth: 500 })).toEqual([])
  })

  test('prices are counted from step to step, without regard to the price chosen', () => {
    const index = buildIndex(priced(0, 10_000, 20_000, 20_001, 99_999))
    const priceFilter = search(index, { ...anything, priceMin: 900 }, 24).filters.priceFilter
    expect(priceFilter).toMatchObject({ min: 100, max: 999.99 })
    expect(priceFilter.buckets).toHaveLength(19)
    expect(priceFilter.buckets.filter(({ count }) => count > 0)).toEqual([
      { from: 50, to: 100, count: 1 },
      { from: 150, to: 200, count: 1 },
      { from: 200, to: 250, count: 1 },
      { from: 950, to: 1000, count: 1 },
    ])
  })

  test('the counts of all products follow each change', () => {
    const index = buildIndex(priced(10_000))
    expect(search(index, anything, 24).filters.priceFilter.max).toBe(100)
    applyChanges(index, { changed: priced(20_000), removed: [] })
    expect(search(index, anything, 24).filters.priceFilter.max).toBe(200)
  })
})

test.each(['categoryId', 'subCategoryUuid', 'brandUuid', 'rangeUuid'])('an unknown %s lists nothing', (name) => {
  const unknown = name === 'categoryId' ? 99 : uuidOf(99)
  expect(search(buildIndex(named('A')), { ...anything, [name]: unknown }, 24)).toMatchObject({ total: 0, products: [] })
})

describe('order', () => {
  test('numbers sort by value, and accents hardly count', () => {
    const names = ['10 Seater', '2 Seater', 'Zebra', 'éclair', 'Eclipse', 'apple']
    expect(namesFound(named(...names), {})).toEqual(['2 Seater', '10 Seater', 'apple', 'éclair', 'Eclipse', 'Zebra'])
  })

  test('products priced in store come last in both price orders', () => {
    const entries = [0, 20_000, 10_000].map((pricePence, i) => makeEntry(i, { name: `${pricePence}`, pricePence }))
    expect(namesFound(entries, { sortBy: 'priceLow' })).toEqual(['10000', '20000', '0'])
    expect(namesFound(entries, { sortBy: 'priceHigh' })).toEqual(['20000', '10000', '0'])
  })

  test('the best match has the word in a better field, whole before partial', () => {
    const entries = [
      makeEntry(1, { name: 'A', description: 'like oak' }),
      makeEntry(2, { name: 'B', metaTags: ['oak'] }),
      makeEntry(3, { name: 'C', category: { id: 1, name: 'Oak', routeName: 'oak', position: 0 } }),
      makeEntry(4, { name: 'Yew', brand: { uuid: uuidOf(9), name: 'Oak' } }),
      makeEntry(5, { name: 'E Oakley' }),
      makeEntry(6, { name: 'F Oak' }),
      makeEntry(7, { name: 'Nothing of it' }),
    ]
    expect(namesFound(entries, { searchField: 'oak', sortBy: 'relevance' })).toEqual([
      'F Oak',
      'Yew',
      'E Oakley',
      'C',
      'B',
      'A',
    ])
  })
})

test.each([
  [Number.NaN, 1],
  [-3, 1],
  [0, 1],
  [2.9, 2],
  [3, 3],
  [4, 3],
  [1e9, 3],
  [Number.POSITIVE_INFINITY, 3],
  [Number.NEGATIVE_INFINITY, 1],
])('page %d is page %d of three', (pageNum, expected) => {
  const answer = search(buildIndex(named('A', 'B', 'C', 'D', 'E')), { ...anything, pageNum }, 2)
  expect(answer).toMatchObject({ pageNum: expected, pageAmt: 3, total: 5 })
})

test('an empty shop has one empty page', () => {
  const switchFilters = [
    { label: 'Special offers only', value: 'onSaleOnly', count: 0 },
    { label: 'New in only', value: 'newProductsOnly', count: 0 },
    { label: 'Immediate delivery', value: 'immediateDeliveryOnly', count: 0 },
  ]
  const priceFilter = { min: 0, max: 0, buckets: [] }
  const facets = { categoryFilters: [], subCategoryFilters: [], brandFilters: [], propertyFilters: [] }
  const filters = { ...facets, priceFilter, sizeFilters: [], switchFilters }
  const empty = { products: [], pageAmt: 1, pageNum: 1, total: 0, correctedTo: null, filters }
  expect(search(buildIndex([]), anything, 24)).toEqual(empty)
})
