import { expect, test } from 'vitest'
import { makeEntry, uuidOf } from '../../../tests/support/sample-entries.ts'
import { anything } from '../../../tests/support/sample-requests.ts'
import { applyChanges, buildIndex, type Index } from './catalogue-index.ts'
import { searchUnderstood } from './search-understood.ts'
import { describeText, findText } from './text/find-text.ts'
import { listShopWords } from './text/shop-words.ts'

const colour = (...names: string[]) => ({
  id: 1,
  label: 'Colour',
  position: 1,
  values: names.map((name, i) => ({
    id: [...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 1e6,
    name,
    swatch: null,
    position: i,
  })),
})
const sofas = { uuid: uuidOf(101), name: 'Sofas', routeName: 'sofas', position: 1 }
const shop = buildIndex([
  makeEntry(1, {
    name: 'Alder 3 Seater Sofa',
    subCategory: sofas,
    properties: [colour('Slate', 'Sage')],
    pricePence: 129_500,
  }),
  makeEntry(2, {
    name: 'Alder 2 Seater Sofa',
    subCategory: sofas,
    properties: [colour('Stone')],
    pricePence: 84_900,
    onSale: true,
  }),
  makeEntry(3, { name: 'Alder Corner Sofa', properties: [colour('Stone')], pricePence: 189_500 }),
  makeEntry(4, { name: 'Haven Dining Table', pricePence: 89_500, isNew: true, description: 'Goes with a sofa.' }),
  makeEntry(6, { name: 'New Offers of Grey', pricePence: 100 }),
  makeEntry(5, { name: 'Sandbank Table Lamp', pricePence: 0 }),
])
const ask = (searchField: string, more = {}) =>
  searchUnderstood(shop, { ...anything, searchField, sortBy: 'relevance', ...more }, 10)
const found = (searchField: string, more = {}) => ask(searchField, more).products.map(({ name }) => name)

test.each([
  ['settee', ['Alder 2 Seater Sofa', 'Alder 3 Seater Sofa', 'Alder Corner Sofa']],
  ['sofa under £1000', ['Alder 2 Seater Sofa']],
  ['grey couch', ['Alder 2 Seater Sofa', 'Alder 3 Seater Sofa', 'Alder Corner Sofa']],
  ['three seater', ['Alder 3 Seater Sofa']],
  ['l shaped sofa', ['Alder Corner Sofa']],
  ['sofas on sale', ['Alder 2 Seater Sofa']],
  ['dinning table', ['Haven Dining Table']],
  ['lamp for bedside', ['Sandbank Table Lamp']],
  ['table lamp under £100', ['Sandbank Table Lamp']],
  ['cheapest sofa', ['Alder 2 Seater Sofa', 'Alder 3 Seater Sofa', 'Alder Corner Sofa']],
  ['sofa bed', []],
  ['new offers of grey', ['New Offers of Grey']],
  ['alder', ['Alder 2 Seater Sofa', 'Alder 3 Seater Sofa', 'Alder Corner Sofa']],
])('%s finds %j', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('an answer names what was understood, and a request can ignore it', () => {
  expect(ask('Grey sofa under £1,000')).toMatchObject({
    understood: [
      { key: 'colour:grey', kind: 'colour', label: 'Grey', span: [0, 4] },
      { key: 'thing:sofa', label: 'Sofas', span: [5, 9] },
      { key: 'price', label: 'Up to £1,000', span: [10, 22] },
    ],
    relaxed: [],
    total: 1,
  })
  expect(ask('Grey sofa under £1,000', { ignored: ['price', 'nonsense'] }).total).toBe(3)
})

test('when nothing is found, constraints of words are given up one at a time, price last; filters never', () => {
  const answer = ask('yellow sofa under £1000')
  expect(answer).toMatchObject({ total: 1, relaxed: [{ key: 'colour:yellow' }] })
  expect(answer.understood.map(({ key }) => key)).toEqual(['thing:sofa', 'price'])
  expect(ask('yellow sofa under £10').relaxed.map(({ key }) => key)).toEqual(['colour:yellow', 'price'])
  expect(ask('sofa', { newProductsOnly: true })).toMatchObject({ total: 0, relaxed: [] })
})

test('a question about the shop finds only products that are called so, and is not corrected', () => {
  const index = buildIndex([
    makeEntry(1, { name: 'World Map Print' }),
    makeEntry(3, { name: 'Maple Stool' }),
    makeEntry(2, { name: 'Porking Bench', description: 'Open today, with delivery times by the map.' }),
  ])
  const namesFor = (searchField: string) => {
    const { products, correctedTo } = searchUnderstood(index, { ...anything, searchField }, 10)
    return [correctedTo, ...products.map(({ name }) => name)]
  }
  expect(namesFor('map')).toEqual([null, 'Maple Stool', 'World Map Print'])
  expect(namesFor('open today')).toEqual([null])
  expect(namesFor('delivery times')).toEqual([null])
  expect(namesFor('parking')).toEqual([null])
  expect(describeText(index, 'opening times').isQuestion).toBe(true)
  expect(describeText(index, 'sofa delivery times').isQuestion).toBe(false)
})

test('a corrected spelling is named, and staff count what shoppers get', () => {
  expect(ask('Grey Soffa').correctedTo).toBe('grey sofa')
  expect(ask(' Soffa  under £2,500').correctedTo).toBe('sofa under £2,500')
  expect(searchUnderstood(units, { ...anything, searchField: 'Larkfeild TV Unit' }, 10)).toMatchObject({
    correctedTo: 'larkfield tv unit',
    total: 1,
  })
  for (const text of ['couch', 'yellow couch', 'grey soffa', 'wardrobe', 'zzz']) {
    const { total, correctedTo } = ask(text)
    expect(findText(shop, text), text).toEqual({ count: total, correctedTo })
  }
})

test('words that no product of the thing asked for has are dropped and named', () => {
  const relaxedOf = (text: string, more = {}) => ask(text, more).relaxed.map(({ key, label }) => [key, label])
  expect(found('quirky alder sofa')).toHaveLength(3)
  expect(relaxedOf('quirky alder sofa')).toEqual([['word:quirky', 'quirky']])
  expect(relaxedOf('modern alder sofa')).toEqual([['feature:modern', 'Modern']])
  expect(relaxedOf('quirky yellow sofa')).toEqual([
    ['word:quirky', 'quirky'],
    ['colour:yellow', 'Yellow'],
  ])
  expect(ask('comfy sofa').correctedTo).toBe(null)
  const stand = buildIndex([makeEntry(1, { name: 'Alder Sofa', description: 'On the floor' })])
  expect(searchUnderstood(stand, { ...anything, searchField: 'flower sofa' }, 10)).toMatchObject({
    correctedTo: null,
    total: 1,
    relaxed: [{ label: 'flower' }],
  })
  // Without a thing, or with one that the shop does not have, nothing is near.
  for (const text of ['quirky', 'quirky grand piano']) expect(ask(text)).toMatchObject({ total: 0, relaxed: [] })
  expect(ask('quirky sofa', { newProductsOnly: true })).toMatchObject({ total: 0, relaxed: [] })
})

test('what comes nearest to a thing that the shop lacks is shown and named', () => {
  const index = buildIndex([makeEntry(1, { name: 'Quill Desk in Oak' }), makeEntry(2, { name: 'Alder Sofa' })])
  const askFor = (searchField: string) => searchUnderstood(index, { ...anything, searchField }, 10)
  const desk = askFor('oak corner desk')
  expect(desk.products.map(({ name }) => name)).toEqual(['Quill Desk in Oak'])
  expect(desk.understood.map(({ key, label }) => [key, label])).toEqual([
    ['material:oak', 'Oak'],
    ['thing:corner-desk', 'Desks'],
  ])
  expect(desk.relaxed.map(({ key, label }) => [key, label])).toEqual([['thing:corner-desk', 'Corner desks']])
  for (const text of ['sofa bed', 'sliding wardrobe']) expect(askFor(text)).toMatchObject({ total: 0, relaxed: [] })
  const tagged = buildIndex([makeEntry(1, { name: 'Desk' }), makeEntry(2, { name: 'Pim', metaTags: ['corner desk'] })])
  const { products, relaxed } = searchUnderstood(tagged, { ...anything, searchField: 'corner desk' }, 10)
  expect([products.map(({ name }) => name), relaxed]).toEqual([['Pim'], []])
})

test('a material itself comes before a mix of it, whatever the names say', () => {
  const material = (name: string) => [{ ...colour(name), label: 'Material' }]
  const curtains = buildIndex([
    makeEntry(1, { name: 'Clay Linen Mix Curtains', properties: material('Linen Blend') }),
    makeEntry(2, { name: 'Flax Curtains', properties: material('Linen') }),
  ])
  const request = { ...anything, searchField: 'linen curtains', sortBy: 'relevance' as const }
  const names = searchUnderstood(curtains, request, 10).products.map(({ name }) => name)
  expect(names).toEqual(['Flax Curtains', 'Clay Linen Mix Curtains'])
})

test('denied products are left out, unless there are no others', () => {
  const velvet = { ...colour('Velvet'), id: 40 }
  const sofas = buildIndex([
    makeEntry(1, { name: 'Hadley Leather Sofa', onSale: true }),
    makeEntry(2, { name: 'Alder Sofa', properties: [velvet] }),
    makeEntry(3, { name: 'Leather Stool' }),
  ])
  const namesFor = (searchField: string) => {
    const { products, relaxed } = searchUnderstood(sofas, { ...anything, searchField }, 10)
    return [products.map(({ name }) => name), relaxed.map(({ label }) => label)]
  }
  expect(namesFor('sofa not leather')).toEqual([['Alder Sofa'], []])
  expect(namesFor('sofas without any leather')).toEqual([['Alder Sofa'], []])
  expect(namesFor('sofa not on sale')).toEqual([['Alder Sofa'], []])
  expect(namesFor('stool not in leather')).toEqual([['Leather Stool'], ['Not leather']])
  expect(namesFor('sofa not for children')).toEqual([['Alder Sofa', 'Hadley Leather Sofa'], []])
})

test('a denied word of a name puts no product first', () => {
  const sofas = buildIndex([makeEntry(1, { name: 'Alder Sofa' }), makeEntry(2, { name: 'Cloud Sofa' })])
  const best = { ...anything, sortBy: 'relevance' as const }
  const namesFor = (searchField: string) =>
    searchUnderstood(sofas, { ...best, searchField }, 10).products.map(({ name }) => name)
  expect(namesFor('sofa not cloud')).toEqual(['Alder Sofa', 'Cloud Sofa'])
  expect(namesFor('cloud sofa')).toEqual(['Cloud Sofa'])
})

const green = colour('Bottle Green')
const size = { ...colour('4ft'), id: 2, label: 'Size' }
const units = buildIndex([
  makeEntry(1, { name: 'TV Unit in Bottle Green', properties: [green] }),
  makeEntry(2, { name: 'Corner TV Unit in Black', properties: [green] }),
  makeEntry(3, { name: 'Ash TV Unit', properties: [size], sizes: { width: 250, height: 0, depth: 0 } }),
  makeEntry(4, { name: 'Larkfield TV Unit', properties: [size] }),
])

test.each([
  ['bottle green corner tv unit', 'Corner TV Unit in Black', 'what it is counts more than the colour in a name'],
  ['bottle green cornner tv unit', 'Corner TV Unit in Black', 'a corrected word ranks as if it was typed well'],
  ['bottle green tv unit', 'TV Unit in Bottle Green', 'a colour in the name counts as well'],
])('%s begins with %s: %s', (searchField, first) => {
  expect(searchUnderstood(units, { ...anything, searchField, sortBy: 'relevance' }, 10).products[0]?.name).toBe(first)
})

test('a size among the values does not outweigh a known width', () => {
  const names = (searchField: string) =>
    searchUnderstood(units, { ...anything, searchField }, 10).products.map(({ name }) => name)
  expect(names('tv unit up to 150cm wide')).toEqual(['Larkfield TV Unit'])
  expect(names('tv unit over 100cm wide')).toEqual(['Ash TV Unit', 'Larkfield TV Unit'])
})

test('a changed term is understood by its new name at once', () => {
  const index = buildIndex([makeEntry(1, { name: 'Pebble', brand: { uuid: uuidOf(50), name: 'Fernhollow' } })])
  expect(listShopWords(index)).toBe(listShopWords(index))
  const renamed = buildIndex([makeEntry(1, { name: 'Pebble', brand: { uuid: uuidOf(50), name: 'Oakwell' } })])
  expect(searchUnderstood(renamed, { ...anything, searchField: 'oakwell' }, 10).understood).toMatchObject([
    { key: 'brand:oakwell' },
  ])
  expect(searchUnderstood(index, { ...anything, searchField: 'fernhollow' }, 10).understood).toMatchObject([
    { key: 'brand:fernhollow' },
  ])
})

test('an edit of products invalidates the cached meaning of a text', () => {
  const other = makeEntry(2, { name: 'Sofa' })
  const shopWith = (inStock: boolean) => [makeEntry(1, { name: 'Sofa', inStock }), other]
  const meantIn = (index: Index) =>
    searchUnderstood(index, { ...anything, searchField: 'sofa in stock' }, 10).understood.map(({ key }) => key)
  const index = buildIndex(shopWith(false))
  expect(meantIn(index)).not.toContain('stock')
  applyChanges(index, { changed: shopWith(true), removed: [] })
  expect(meantIn(index)).toEqual(meantIn(buildIndex(shopWith(true))))
  expect(meantIn(index)).toContain('stock')
})
