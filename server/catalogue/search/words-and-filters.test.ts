import { expect, test } from 'vitest'
import { SearchRequest } from '../../../contract/search.ts'
import { makeEntry, uuidOf } from '../../../tests/support/sample-entries.ts'
import { anything } from '../../../tests/support/sample-requests.ts'
import { buildIndex } from './catalogue-index.ts'
import { takeOver } from './filters/same-filter.ts'
import { searchUnderstood } from './search-understood.ts'

const colours = ['Slate', 'Stone', 'Sage'].map((name, i) => ({ id: 10 + i, name, swatch: null, position: i }))
const finishes = ['Oak', 'Walnut'].map((name, i) => ({ id: 20 + i, name, swatch: null, position: i }))
const coloured = (...names: string[]) => [
  { id: 1, label: 'Colour', position: 1, values: colours.filter(({ name }) => names.includes(name)) },
  { id: 2, label: 'Finish', position: 2, values: finishes.filter(({ name }) => names.includes(name)) },
]
const seats = { id: 1, name: 'Sofas & Chairs', routeName: 'sofas-chairs', position: 1 }
const sofas = { uuid: uuidOf(101), name: 'Sofas', routeName: 'sofas', position: 1 }
const stools = { uuid: uuidOf(102), name: 'Footstools', routeName: 'footstools', position: 2 }
const brand = (n: number, name: string) => ({ uuid: uuidOf(n), name })
const shop = buildIndex([
  makeEntry(1, {
    name: 'Alder',
    category: seats,
    subCategory: sofas,
    properties: coloured('Slate'),
    pricePence: 90_000,
  }),
  makeEntry(2, {
    name: 'Haven',
    category: seats,
    subCategory: sofas,
    properties: coloured('Stone', 'Sage', 'Oak'),
    pricePence: 60_000,
    onSale: true,
    brand: brand(201, 'Fernhollow'),
  }),
  makeEntry(3, {
    name: 'Dot',
    category: seats,
    subCategory: stools,
    properties: coloured('Sage', 'Walnut'),
    pricePence: 10_000,
    sizes: { width: 50, height: 40, depth: 50 },
    brand: brand(202, 'Wrenmoor'),
  }),
])
const ask = (searchField: string, more: Partial<SearchRequest> = {}) =>
  searchUnderstood(shop, { ...anything, searchField, ...more }, 10)
const names = (searchField: string, more: Partial<SearchRequest> = {}) =>
  ask(searchField, more).products.map(({ name }) => name)
const filterOf = (searchField: string) => ask(searchField).understood.map(({ filter }) => filter)

test.each<[string, object | undefined]>([
  ['under £700', { priceMin: null, priceMax: 700 }],
  ['footstool', { categoryId: 1, subCategoryUuid: uuidOf(102) }],
  ['fernhollow', { brandUuid: uuidOf(201) }],
  ['walnut', { properties: [21] }],
  ['on sale', { onSaleOnly: true }],
  ['max 60cm wide', { maxWidth: 60 }],
  ['grey', undefined],
])('%s is the same as the filter %j', (text, filter) => {
  expect(filterOf(text)).toEqual([filter])
})

test.each(['under £700', 'footstool', 'fernhollow', 'walnut', 'on sale', 'max 60cm wide'])(
  'the filter that is the same as “%s” finds the same products when it replaces the words',
  (text) => {
    const { understood, filters } = ask(text)
    const [{ key, filter } = { key: '' }] = understood
    const taken = ask(text, { ...filter, ignored: [key] })
    expect(taken.products.map(({ name }) => name)).toEqual(names(text))
    expect(taken.products).not.toHaveLength(3)
    expect(taken.filters).toEqual(filters)
    expect([taken.understood, taken.ignored]).toEqual([[], []])
    expect(ask(text, { ...filter }).understood).toEqual([])
    expect(ask(text, { ignored: [key] })).toMatchObject({ total: 3, understood: [], ignored: [{ key }] })
  },
)

test('a filter wins over words about the same property, and over no others', () => {
  expect(names('grey sofa')).toEqual(['Alder', 'Haven'])
  expect(ask('grey sofa', { properties: [12] })).toMatchObject({
    products: [{ name: 'Haven' }],
    understood: [{ key: 'thing:sofa' }],
  })
  expect(ask('grey', { properties: [12] }).products.map(({ name }) => name)).toEqual(['Dot', 'Haven'])
  expect(ask('grey', { properties: [20] })).toMatchObject({ products: [{ name: 'Haven' }], relaxed: [] })
  expect(ask('under £700', { priceMin: 800 })).toMatchObject({ products: [{ name: 'Alder' }], understood: [] })
  expect(ask('fernhollow', { brandUuid: uuidOf(202) })).toMatchObject({ products: [{ name: 'Dot' }] })
})

test('a thing stays beside a category, and gives way to another sub-category where it is one itself', () => {
  expect(names('footstool', { categoryId: 1 })).toEqual(['Dot'])
  expect(names('footstool', { categoryId: 1, subCategoryUuid: uuidOf(101) })).toEqual(['Alder', 'Haven'])
})

test('the count beside an option is the number of results if the option replaces the words', () => {
  const { filters } = ask('grey sofa')
  expect(filters.propertyFilters[0]?.items.map(({ label, count }) => [label, count])).toEqual([
    ['Slate', 1],
    ['Stone', 1],
    ['Sage', 1],
  ])
  const found = ask('footstool')
  expect(found.filters.subCategoryFilters.map(({ label, count }) => [label, count])).toEqual([
    ['Sofas', 2],
    ['Footstools', 1],
  ])
  expect(ask('fernhollow').filters.brandFilters.map(({ count }) => count)).toEqual([1, 1])
})

const bedroom = { id: 2, name: 'Bedroom', routeName: 'bedroom', position: 2 }
const beds = { uuid: uuidOf(103), name: 'Wardrobes', routeName: 'wardrobes', position: 1 }
const two = buildIndex([
  makeEntry(1, { name: 'Alder', category: seats, subCategory: sofas }),
  makeEntry(2, { name: 'Dot', category: seats, subCategory: stools }),
  makeEntry(3, { name: 'Elm', category: bedroom, subCategory: beds }),
])
const askTwo = (more: Partial<SearchRequest>) => searchUnderstood(two, { ...anything, ...more }, 10)

test('a sub-category that words name is listed among those of its category, as its filter lists it', () => {
  const typed = askTwo({ searchField: 'footstool' })
  const set = askTwo({ categoryId: 1, subCategoryUuid: uuidOf(102) })
  expect(typed.filters).toEqual(set.filters)
  expect(typed.filters.subCategoryFilters.map(({ label }) => label)).toEqual(['Sofas', 'Footstools'])
  const within = askTwo({ searchField: 'footstool', categoryId: 2 })
  expect(within.filters.subCategoryFilters.map(({ label }) => label)).not.toContain('Sofas')
})

test('beside another category than its own, a sub-category that words name is no filter, and counts there', () => {
  const within = askTwo({ searchField: 'footstool', categoryId: 2 })
  expect(within.understood.map(({ label, filter }) => [label, filter])).toEqual([['Footstools', undefined]])
  expect(within.filters.categoryFilters.map(({ label, count }) => [label, count])).toEqual([
    ['Sofas & Chairs', 1],
    ['Bedroom', 0],
  ])
  expect(askTwo({ searchField: 'footstool', categoryId: 1 }).total).toBe(1)
})

test('two values of one property, which words ask for together, have no filter that finds the same', () => {
  const both = buildIndex([
    makeEntry(1, { name: 'Alder', properties: coloured('Oak', 'Walnut') }),
    makeEntry(2, { name: 'Haven', properties: coloured('Oak') }),
  ])
  const { understood, products } = searchUnderstood(both, { ...anything, searchField: 'oak and walnut' }, 10)
  expect(products.map(({ name }) => name)).toEqual(['Alder'])
  expect(understood.map(({ filter }) => filter)).toEqual([undefined, undefined])
})

test('two brands or categories, which words ask for together, have no filter that finds the same', () => {
  const both = buildIndex([
    makeEntry(1, { name: 'Wrenmoor', brand: brand(201, 'Fernhollow'), onSale: true, isNew: true }),
    makeEntry(2, { name: 'Haven', brand: brand(201, 'Fernhollow') }),
    makeEntry(3, { name: 'Dot', brand: brand(202, 'Wrenmoor') }),
  ])
  const askBoth = (searchField: string) => searchUnderstood(both, { ...anything, searchField }, 10)
  const { understood, products } = askBoth('fernhollow by wrenmoor')
  expect(products.map(({ name }) => name)).toEqual(['Wrenmoor'])
  expect(understood.map(({ filter }) => filter)).toEqual([undefined, undefined])
  const switches = askBoth('on sale and new').understood.map(({ filter }) => filter)
  expect(switches).toEqual([{ onSaleOnly: true }, { newProductsOnly: true }])
})

test('the meaning of a long text has a key of its own that a request accepts', () => {
  const all = 'grey or blue or green or red or pink or yellow or orange or purple or black'
  const keyOf = (searchField: string) => ask(searchField).understood[0]?.key ?? ''
  const keys = [keyOf(`${all} or white`), keyOf(`${all} or brown`)]
  expect(new Set(keys).size).toBe(2)
  const [key = ''] = keys
  const request = SearchRequest.parse({ searchField: `${all} or white`, ignored: [key] })
  expect(searchUnderstood(shop, request, 10)).toMatchObject({ total: 3, understood: [], ignored: [{ key }] })
})

test('a word that no product of a thing mentions is given up beside the filter of that thing too', () => {
  const said = ask('scalloped footstool')
  expect(said).toMatchObject({ total: 1, relaxed: [{ key: 'word:scalloped' }] })
  const [{ key, filter } = { key: '' }] = said.understood
  const taken = { ...filter, ignored: [key] }
  expect(filter).toEqual({ categoryId: 1, subCategoryUuid: uuidOf(102) })
  expect(ask('scalloped footstool', taken)).toMatchObject({ total: 1, relaxed: [{ key: 'word:scalloped' }] })
  expect(names('scalloped footstool', { ...taken, properties: [21] })).toEqual(['Dot'])
  expect(ask('scalloped', { categoryId: 1, subCategoryUuid: uuidOf(102) }).total).toBe(0)
})

const outlets = (() => {
  const place = (n: number, name: string) => ({ uuid: uuidOf(n), name, routeName: `place-${n}`, position: n })
  return buildIndex([
    makeEntry(1, { name: 'Alder', category: seats, subCategory: place(103, 'Outlet') }),
    makeEntry(2, { name: 'Birch', category: bedroom, subCategory: place(104, 'outlet') }),
    makeEntry(3, { name: 'Cedar', category: bedroom, subCategory: place(105, 'Blankets') }),
    makeEntry(4, { name: 'Dogwood', category: bedroom, subCategory: place(105, 'Blankets') }),
  ])
})()
const askOutlets = (more: Partial<SearchRequest> = {}) =>
  searchUnderstood(outlets, { ...anything, searchField: 'outlet', ...more }, 10)

test('the name of two sub-categories means both, in any case of its letters, which no filter can express', () => {
  const { products, understood } = askOutlets()
  expect(products.map(({ name }) => name)).toEqual(['Alder', 'Birch'])
  expect(understood).toMatchObject([{ kind: 'subCategory', label: 'Outlet' }])
  expect(understood[0]?.filter).toBeUndefined()
})

test('beside the name of two sub-categories, each count is what choosing it finds', () => {
  for (const { value: categoryId, count } of askOutlets().filters.categoryFilters) {
    const within = askOutlets({ categoryId: Number(categoryId) })
    expect(within.total).toBe(count)
    for (const { value, count: own } of within.filters.subCategoryFilters) {
      const chosen = askOutlets({ categoryId: Number(categoryId), subCategoryUuid: String(value) })
      expect(chosen.total).toBe(own)
    }
  }
})

test('a small footstool is small among footstools, also when the drawer has made them a filter', () => {
  const wide = (n: number, width: number, subCategory: typeof sofas) =>
    makeEntry(n, { name: `Piece ${n}`, category: seats, subCategory, sizes: { width, height: 0, depth: 0 } })
  const index = buildIndex([
    ...[40, 50, 60].map((width, i) => wide(i + 1, width, stools)),
    ...[38, 39, 200].map((width, i) => wide(i + 11, width, sofas)),
  ])
  const search = (more: Partial<SearchRequest>) =>
    searchUnderstood(index, { ...anything, searchField: 'small footstool', ...more }, 10)
  const typed = search({})
  expect(typed.products.map(({ name }) => name)).toEqual(['Piece 1'])
  const drawer = takeOver({ ...anything, searchField: 'small footstool' }, typed.understood)
  expect(drawer.subCategoryUuid).toBe(stools.uuid)
  expect(search(drawer)).toMatchObject({ total: 1, products: typed.products, filters: typed.filters })
  expect(typed.filters.subCategoryFilters).toContainEqual(expect.objectContaining({ label: 'Sofas', count: 1 }))
  expect(search({ ...drawer, subCategoryUuid: sofas.uuid }).total).toBe(1)
})
