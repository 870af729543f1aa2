import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchNaively } from '../../../tests/oracles/naive-search.ts'
import { anything, cardOf, entriesUpTo, makeEntry, searchText, uuidOf } from '../../../tests/support/sample-entries.ts'
import { applyChanges, buildIndex } from './catalogue-index.ts'
import { suggest } from './suggest.ts'

test('suggests products by best match', () => {
  const property = fc.property(entriesUpTo(20), searchText, (entries, text) => {
    const { products } = suggest(buildIndex(entries), text, { products: 4 })
    const request = { ...anything, searchField: text, sortBy: 'relevance' as const }
    const found = /[\p{L}\p{N}]/u.test(text) ? searchNaively(entries, request, 4).products : []
    expect(products.map((product) => product.uuid)).toEqual(found.map((product) => product.uuid))
  })
  fc.assert(property, { numRuns: 150 })
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

test('suggests no more than requested', () => {
  const { products, categories, brands } = suggest(buildIndex(shop), 'sofa', { products: 2, categories: 1, brands: 0 })
  expect([products.length, categories.length, brands.length]).toEqual([2, 1, 0])
})

test.each(['', ' ', '🛋️'])('%j suggests nothing', (text) => {
  expect(suggest(buildIndex(shop), text)).toEqual({ products: [], categories: [], brands: [], ranges: [] })
})
