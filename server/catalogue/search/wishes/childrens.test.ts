import { expect, test } from 'vitest'
import { makeEntry, uuidOf } from '../../../../tests/support/sample-entries.ts'
import { anything } from '../../../../tests/support/sample-requests.ts'
import { buildIndex } from '../catalogue-index.ts'
import { searchUnderstood } from '../search-understood.ts'

const category = { id: 1, name: 'Bedroom', routeName: 'bedroom', position: 1 }
const nursery = { id: 2, name: 'Nursery', routeName: 'nursery', position: 2 }
const wardrobes = { uuid: uuidOf(101), name: 'Wardrobes', routeName: 'wardrobes', position: 1 }
const forNursery = { uuid: uuidOf(102), name: 'Nursery Wardrobes', routeName: 'nursery-wardrobes', position: 1 }
const wide = (width: number) => ({ sizes: { width, height: 180, depth: 60 } })

const shop = buildIndex([
  makeEntry(1, { name: 'Ash Wardrobe', ...wide(120), category, subCategory: wardrobes }),
  makeEntry(2, { name: 'Beck Wardrobe', ...wide(150), category, subCategory: wardrobes }),
  makeEntry(3, { name: 'Coll Wardrobe', ...wide(200), category, subCategory: wardrobes }),
  makeEntry(4, { name: 'Acorn Wardrobe', ...wide(80), category: nursery, subCategory: forNursery }),
  makeEntry(5, { name: 'Bramble Wardrobe', ...wide(84), category: nursery, subCategory: forNursery }),
  makeEntry(6, { name: 'Clover Wardrobe', ...wide(88), category: nursery, subCategory: forNursery }),
  makeEntry(7, {
    name: 'Dale Wardrobe',
    ...wide(180),
    category,
    subCategory: wardrobes,
    description: 'Low rails that children reach.',
  }),
])
const found = (searchField: string) =>
  searchUnderstood(shop, { ...anything, searchField, sortBy: 'relevance' }, 10)
    .products.map(({ name }) => name.split(' ')[0])
    .join(' ')

test.each([
  ['wardrobe', 'Ash Beck Coll Dale Acorn Bramble Clover'],
  ['wardrobe 60 cm wide', 'Ash Beck Dale Coll Acorn Bramble Clover'],
  ['small wardrobe', 'Ash Beck Acorn Bramble Clover'],
  ['large wardrobe', 'Coll Dale'],
])('children’s furniture comes last where nobody asks for it, and does not decide what is small: %s', (text, names) => {
  expect(found(text)).toBe(names)
})

test.each([
  ['nursery wardrobe', 'Acorn Bramble Clover'],
  ['small kids wardrobe', 'Acorn Bramble Clover'],
  ['kids wardrobe', 'Acorn Bramble Clover Dale'],
])('a search for children’s furniture finds products in its places, or whose text says so: %s', (text, names) => {
  expect(found(text)).toBe(names)
})
