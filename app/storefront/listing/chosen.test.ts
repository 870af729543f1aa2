import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mapMeasures } from '../../../contract/fit/measures.ts'
import { type Chosen, hrefOf, hrefsOf, maxProperties, nothingChosen, readChosen, settleChosen } from './chosen.ts'

const read = (query: string) => readChosen(new URLSearchParams(query))
const nothing = read('')

test('writes a choice into an address and reads the same choice from it', () => {
  const chosen = fc.record<Chosen>({
    categoryId: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
    subCategoryUuid: fc.option(fc.uuid()),
    brandUuid: fc.option(fc.uuid()),
    onSaleOnly: fc.boolean(),
    newProductsOnly: fc.boolean(),
    immediateDeliveryOnly: fc.boolean(),
    onDisplayOnly: fc.boolean(),
    inStockOnly: fc.boolean(),
    priceMin: fc.option(fc.constantFrom(0.5, 1, 199.99, 200)),
    priceMax: fc.option(fc.constantFrom(200, 1000, 9_999_999)),
    maxWidth: fc.option(fc.integer({ min: 1, max: 500 })),
    maxHeight: fc.option(fc.constantFrom(92.5)),
    maxDepth: fc.option(fc.integer({ min: 1, max: 500 })),
    ...mapMeasures(() => fc.option(fc.constantFrom(70, 75, 240))),
    properties: fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 })),
    ignored: fc.array(fc.constantFrom('colour:grey', 'price', 'thing:sofa+couch', 'value:7 & 8')),
    sortBy: fc.constantFrom(null, 'az', 'za', 'recent', 'oldest', 'priceLow', 'priceHigh'),
    page: fc.integer({ min: 1, max: 5000 }),
    q: fc.constantFrom('', '.', '..'),
  })
  fc.assert(
    fc.property(chosen, (given) => {
      const { search } = new URL(hrefOf('/search', given), 'http://shop')
      expect(readChosen(new URLSearchParams(search))).toEqual(given)
      expect(hrefsOf('/search', given)(given.page)).toBe(hrefOf('/search', given))
      expect(hrefsOf('/search', given)(1)).toBe(hrefOf('/search', { ...given, page: 1 }))
    }),
  )
})

test('gives the first page without filters a plain address', () => {
  expect(hrefOf('/search/oak', nothing)).toBe('/search/oak')
  expect(hrefOf('/search/oak', { ...nothing, page: 2 })).toBe('/search/oak?page=2')
})

test.each([
  'page=0',
  'page=-3',
  'page=two',
  'page=1e9',
  'sortBy=cheapest',
  'sortBy=constructor',
  'categoryId=abc',
  'brandUuid=%27%20or%201=1',
  'properties=x&properties=0',
  'onSaleOnly=maybe',
  'immediateDeliveryOnly=1',
  'priceMin=cheap',
  'priceMin=0&priceMax=-5',
  'priceMin=1e3',
  'maxWidth=2m&maxHeight=NaN&maxDepth=Infinity',
  'doorWidth=wide&spaceWidth=-5&hallWidth=4.9&ceilingHeight=1000',
])('reads %s as no choice', (query) => {
  expect(read(query)).toEqual(nothing)
})

const uuid = '00000000-0000-4000-8000-000000000001'

test('a page number of any length is beyond the last page, not the first', () => {
  for (const page of ['999999999', '9999999999', '9'.repeat(400)]) {
    expect(read(`page=${page}`).page).toBeGreaterThan(100_000_000)
    expect(Number.isSafeInteger(read(`page=${page}`).page)).toBe(true)
  }
})

test('reads as many property values as a search takes', () => {
  const many = Array.from({ length: 300 }, (_, index) => `properties=${index + 1}`).join('&')
  expect(read(many).properties).toHaveLength(maxProperties)
})

test('ignores a sub-category without its category', () => {
  const chosen = read(`subCategoryUuid=${uuid}`)
  expect(settleChosen(chosen, {}).subCategoryUuid).toBeNull()
  expect(settleChosen(chosen, { categoryId: 3 }).subCategoryUuid).toBe(uuid)
  expect(settleChosen({ ...chosen, categoryId: 3 }, {}).subCategoryUuid).toBe(uuid)
})

test('the usual order is no choice, nor is the best match where nothing is searched for', () => {
  const sortedBy = (query: string, base = {}) => settleChosen(read(query), base).sortBy
  expect(sortedBy('sortBy=az')).toBeNull()
  expect(sortedBy('sortBy=relevance')).toBeNull()
  expect(sortedBy('sortBy=relevance', { searchField: 'oak' })).toBeNull()
  expect(sortedBy('sortBy=az', { searchField: 'oak' })).toBe('az')
  expect(sortedBy('sortBy=recent')).toBe('recent')
})

test('takes two prices in either order', () => {
  expect(read('priceMin=500&priceMax=200')).toMatchObject({ priceMin: 200, priceMax: 500 })
})

test('clears all filters, keeps the order and returns to the first page', () => {
  const chosen = read(
    `categoryId=3&subCategoryUuid=${uuid}&onSaleOnly=true&properties=4&sortBy=za&page=2&immediateDeliveryOnly=true&priceMin=1&priceMax=2&maxWidth=3&maxHeight=4&maxDepth=5`,
  )
  expect(hrefOf('/search', { ...chosen, ...nothingChosen })).toBe('/search?sortBy=za')
})
