import { expect, test } from 'vitest'
import { makeEntry, uuidOf } from '../../../../tests/support/sample-entries.ts'
import { applyChanges, buildIndex } from '../catalogue-index.ts'
import { listShopWords } from './shop-words.ts'
import { arrangeSynonyms, keepSynonyms } from './synonyms.ts'

const living = { id: 1, name: 'Living', routeName: 'living', position: 0 }
const sofas = { uuid: uuidOf(101), name: 'Sofas', routeName: 'sofas', position: 0 }
const kids = { uuid: uuidOf(102), name: 'Kids Sofas', routeName: 'kids-sofas', position: 1 }

type Look = { category?: typeof living; subCategory?: typeof sofas; swatch?: string; pricePence?: number }

const makeShop = ({ category = living, subCategory = sofas, swatch = '#4f7942', pricePence = 100 }: Look = {}) => [
  makeEntry(1, {
    name: 'Alder Sofa',
    category,
    subCategory,
    pricePence,
    properties: [{ id: 1, label: 'Colour', position: 0, values: [{ id: 7, name: 'Fern', swatch, position: 0 }] }],
  }),
  makeEntry(2, { name: 'Birch Sofa', category, subCategory: kids }),
]

test('the shop’s words stay cached while products change, and reflect the current products', () => {
  const index = buildIndex(makeShop())
  const words = listShopWords(index)
  applyChanges(index, {
    changed: [...makeShop({ pricePence: 200 }), makeEntry(3, { name: 'Quince Sofa' })],
    removed: [],
  })
  expect(listShopWords(index)).toBe(words)
  expect(words.products.isInNames('quince')).toBe(true)
})

test.each<[string, Look]>([
  ['the swatch of a value', { swatch: '#c8a192' }],
  ['the address of a category', { category: { ...living, routeName: 'lounge' } }],
  ['the address of a sub-category', { subCategory: { ...sofas, routeName: 'settees' } }],
  ['the name of a sub-category', { subCategory: { ...sofas, name: 'Settees' } }],
])('the shop’s words are rebuilt when a product changes %s', (_, look) => {
  const index = buildIndex(makeShop())
  const before = listShopWords(index)
  applyChanges(index, { changed: makeShop(look), removed: [] })
  const now = listShopWords(index)
  expect(now).not.toBe(before)
  expect({ ...now, products: null }).toEqual({ ...listShopWords(buildIndex(makeShop(look))), products: null })
})

test('the shop’s words are rebuilt with a new synonym, but not with the same synonyms', () => {
  const index = buildIndex(makeShop())
  const settee = { word: 'settee', means: ['sofa'] }
  index.synonyms = arrangeSynonyms([settee])
  const words = listShopWords(index)
  index.synonyms = keepSynonyms(index.synonyms, arrangeSynonyms([settee]))
  expect(listShopWords(index)).toBe(words)
  index.synonyms = keepSynonyms(index.synonyms, arrangeSynonyms([settee, { word: 'couch', means: ['sofa'] }]))
  expect(listShopWords(index)).not.toBe(words)
})
