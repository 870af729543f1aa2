import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardOf, entriesUpTo, makeEntry, searchText, slangText, uuidOf } from '../../../tests/support/sample-entries.ts'
import { anything } from '../../../tests/support/sample-requests.ts'
import { applyChanges, buildIndex } from './catalogue-index.ts'
import { arrangeRules } from './rules.ts'
import { searchUnderstood } from './search-understood.ts'
import { findSuggestions, suggest } from './suggest.ts'
import { completeText } from './text/completions.ts'
import { arrangeSynonyms } from './text/synonyms.ts'

test('suggests the products that the results of the same words begin with, and says what is understood', () => {
  const texts = fc.oneof(searchText, slangText)
  const property = fc.property(entriesUpTo(20), texts, (entries, text) => {
    const index = buildIndex(entries)
    const { products, understood } = findSuggestions(index, text, { products: 4 })
    // A word that is still being typed has a test of its own.
    const { surely, perhaps } = completeText(index, text)
    fc.pre(surely.length + perhaps.length === 0)
    const found = searchUnderstood(index, { ...anything, searchField: text, sortBy: 'relevance' }, 4)
    const isAsked = /[\p{L}\p{N}]/u.test(text)
    expect(products.map(({ uuid }) => uuid)).toEqual(isAsked ? found.products.map(({ uuid }) => uuid) : [])
    expect(understood).toEqual(isAsked ? found.understood.map(({ filter, ...rest }) => rest) : [])
  })
  fc.assert(property, { numRuns: 75 })
})

const sofas = { id: 1, name: 'Sofas & Chairs', routeName: 'sofas-chairs', position: 0 }
const cornerSofas = { uuid: uuidOf(10), name: 'Corner Sofas', routeName: 'corner-sofas', position: 0 }
const shop = [
  makeEntry(1, {
    name: 'Alder',
    category: sofas,
    subCategory: cornerSofas,
    brand: { uuid: uuidOf(20), name: 'Sofa Élan' },
  }),
  makeEntry(2, { name: 'Birch', category: sofas, brand: { uuid: uuidOf(21), name: 'Sofabuild' } }),
  makeEntry(3, { name: 'Cedar', brand: { uuid: uuidOf(21), name: 'Sofabuild' } }),
  makeEntry(4, { name: 'Lamp', range: { uuid: uuidOf(30), name: 'Sofa Loft', routeName: 'sofa-loft' } }),
]

test('suggests terms with their addresses, whole words and larger terms first', () => {
  const { categories, brands, ranges } = suggest(buildIndex(shop), 'sofa')
  expect(categories).toEqual([
    { name: 'Sofas & Chairs', path: '/store/sofas-chairs' },
    { name: 'Corner Sofas', path: '/store/sofas-chairs/corner-sofas' },
  ])
  expect(brands).toEqual([
    { name: 'Sofa Élan', path: `/brand/${uuidOf(20)}/sofa-elan` },
    { name: 'Sofabuild', path: `/brand/${uuidOf(21)}/sofabuild` },
  ])
  expect(ranges).toEqual([{ name: 'Sofa Loft', path: '/range/sofa-loft' }])
})

test('suggests a sub-category with the route of its category, or not at all', () => {
  const index = buildIndex([makeEntry(1, { name: 'Alder', subCategory: cornerSofas })])
  expect(suggest(index, 'corner').categories).toEqual([])
  applyChanges(index, {
    changed: [makeEntry(1, { name: 'Alder', category: sofas, subCategory: cornerSofas })],
    removed: [],
  })
  expect(suggest(index, 'corner').categories).toEqual([
    { name: 'Corner Sofas', path: '/store/sofas-chairs/corner-sofas' },
  ])
})

test('matches every word of a term, the last by its beginning, in the corrected spelling', () => {
  const index = buildIndex(shop)
  const namesOf = (text: string) => suggest(index, text).categories.map((place) => place.name)
  expect(namesOf('corner so')).toEqual(['Corner Sofas'])
  expect(namesOf('cornr so')).toEqual(['Corner Sofas'])
  expect(namesOf('so corner')).toEqual([])
})

test('suggests a product with its first picture', () => {
  const image = { hash: 'a', url: '/a', width: 1, height: 1, alt: '', placeholder: '', focalX: 0.5, focalY: 0.5 }
  const card = { ...cardOf(1, 'Sofa'), images: [image, { ...image, url: '/b' }], price: 5, onSale: true, salePrice: 4 }
  const index = buildIndex([makeEntry(1, { name: 'Sofa', card }), makeEntry(2, { name: 'Sofa' })])
  expect(suggest(index, 'sofa').products).toEqual([
    { uuid: uuidOf(1), name: 'Sofa', price: 5, onSale: true, salePrice: 4, image },
    { uuid: uuidOf(2), name: 'Sofa', price: 2, onSale: false, salePrice: null, image: null },
  ])
})

test('understands the typed words', () => {
  const { products, understood } = suggest(buildIndex(shop), 'settee under £50')
  expect(understood.map(({ label }) => label)).toEqual(['Sofas', 'Up to £50'])
  expect(products.map(({ name }) => name)).toEqual(['Alder'])
})

test.each(['sofa unde', 'sofa max', 'sofa max 2', 'sofa less th'])(
  '%j suggests sofas while a limit is typed',
  (text) => {
    const index = buildIndex([...shop, makeEntry(5, { name: 'Nude Rug' })])
    const sofas = suggest(index, 'sofa')
    expect(sofas.products.length).toBeGreaterThan(0)
    expect(suggest(index, text)).toEqual(sofas)
  },
)

test('suggests no more than requested', () => {
  const { products, categories, brands } = findSuggestions(buildIndex(shop), 'so', {
    products: 2,
    categories: 1,
    brands: 0,
  })
  expect([products.length, categories.length, brands.length]).toEqual([2, 1, 0])
})

test.each(['', ' ', '🛋️'])('%j suggests nothing', (text) => {
  expect(suggest(buildIndex(shop), text)).toEqual({
    products: [],
    categories: [],
    brands: [],
    ranges: [],
    understood: [],
  })
})

test('cached suggestions for a letter are invalidated when a product, a synonym or a rule changes', () => {
  const index = buildIndex(shop)
  const names = () => suggest(index, 'l').products.map(({ name }) => name)
  expect(names()).toEqual(['Lamp'])
  expect(suggest(index, 'l')).toBe(suggest(index, 'l'))
  applyChanges(index, { changed: [makeEntry(5, { name: 'Larch' })], removed: [uuidOf(4)] })
  expect(names()).toEqual(['Larch'])
  index.synonyms = arrangeSynonyms([{ word: 'l', means: ['cedar'] }])
  expect(names()).toEqual(['Cedar'])
  index.rules = arrangeRules([{ uuid: uuidOf(1), words: 'l', pinned: [uuidOf(1)], hidden: [uuidOf(3)], sendTo: '' }])
  expect(names()).toEqual(['Alder'])
})

const begunShop = buildIndex([
  makeEntry(1, { name: 'Alder Sofa', pricePence: 90_000, description: 'Unzips for cleaning.' }),
  makeEntry(2, { name: 'Birch Velvet Sofa', pricePence: 120_000 }),
  makeEntry(3, { name: 'Cedar Wardrobe', description: 'With a door.' }),
  makeEntry(4, { name: 'Drawing Desk' }),
])

test.each([
  'sofa under £1000 u',
  'cheap so',
  'velvet so',
  'alder sofa unde',
  'birch velv',
  'cheap sof',
  'wardr',
  'sofa xyl',
])('while a last word is typed, what was asked for so far is suggested: %s', (text) => {
  expect(suggest(begunShop, text).products.length, text).toBeGreaterThan(0)
})

test('no suggestion goes away between a first word and the end of a text', () => {
  for (const text of ['velvet sofa under £1500', 'cheap sofa', 'sofa under £1000', 'wardrobe with drawers']) {
    const first = text.indexOf(' ')
    const empty = Array.from({ length: text.length - first }, (_, i) => text.slice(0, first + i + 1)).filter(
      (begun) => suggest(begunShop, begun).products.length === 0,
    )
    expect(empty, text).toEqual([])
  }
})

test('an unfinished question suggests no products', () => {
  expect(suggest(begunShop, 'do yo').products).toEqual([])
})
