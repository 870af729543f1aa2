import { expect, test } from 'vitest'
import { makeEntry } from '../../../../tests/support/sample-entries.ts'
import { anything } from '../../../../tests/support/sample-requests.ts'
import { buildIndex } from '../catalogue-index.ts'
import { searchUnderstood } from '../search-understood.ts'

const value = (id: number, name: string, swatch: string | null = null) => ({ id, name, swatch, position: id })
const colour = (...values: ReturnType<typeof value>[]) => ({ id: 1, label: 'Colour', position: 1, values })
const seats = (n: number) => ({ id: 2, label: 'Size', position: 2, values: [value(20 + n, `${n} Seater`)] })
const [slate, sage] = [value(11, 'Slate', '#5c6469'), value(12, 'Sage', '#8e9a85')]
const size = (width: number, depth: number) => ({ sizes: { width, height: 75, depth } })

const shop = buildIndex([
  makeEntry(1, { name: 'Ash Sofa', ...size(210, 92), pricePence: 90_000, properties: [colour(slate), seats(3)] }),
  makeEntry(2, {
    name: 'Beck Sofa',
    ...size(168, 92),
    pricePence: 70_000,
    properties: [colour(slate, sage), seats(2)],
  }),
  makeEntry(3, { name: 'Coll Corner Sofa', ...size(268, 165), pricePence: 200_000, properties: [colour(sage)] }),
  makeEntry(4, { name: 'Dale Grey Sofa', ...size(220, 96), pricePence: 80_000, properties: [colour(slate, sage)] }),
  makeEntry(5, { name: 'Esk Dining Table', ...size(120, 120), description: 'Round tables make better conversations.' }),
  makeEntry(6, { name: 'Firth Dining Table', ...size(180, 90), description: 'With small round brass knobs.' }),
  makeEntry(7, { name: 'Glen Oval Dining Table', ...size(200, 100) }),
  makeEntry(8, { name: 'Holm Pedestal Table', ...size(110, 110), metaTags: ['ex-display'] }),
])
const ask = (searchField: string) => searchUnderstood(shop, { ...anything, searchField, sortBy: 'relevance' }, 10)
const found = (searchField: string) =>
  ask(searchField)
    .products.map(({ name }) => name.split(' ')[0])
    .join(' ')
const relaxed = (searchField: string) => ask(searchField).relaxed.map(({ key }) => key)

test.each([
  ['sofa 300 cm wide', 'Coll Dale Ash Beck'],
  ['sofa max 100cm wide', 'Beck Ash Dale Coll'],
  ['sofa under £500', 'Beck Dale Ash Coll'],
  ['dining table 400 x 100', 'Glen Firth Holm Esk'],
])('where no product meets the text, the nearest comes first: %s', (text, names) => {
  expect(found(text)).toBe(names)
  expect(relaxed(text)).toHaveLength(1)
})

test.each([
  ['small dining table', 'Holm Esk'],
  ['large sofa', 'Dale Coll'],
])('of small things the smallest comes first, of large ones the largest: %s', (text, names) => {
  expect(found(text)).toBe(names)
})

test.each([
  ['2 and a half seater sofa', 'Beck Ash'],
  ['2½ seater', 'Beck Ash'],
  ['2 1/2 seater sofa', 'Beck Ash'],
])('two and a half seats are nearly two, and nearly three: %s', (text, names) => {
  expect(found(text)).toBe(names)
})

test.each([
  ['round dining table', 'Esk Holm'],
  ['oval dining table', 'Glen'],
  ['rectangular dining table', 'Firth'],
])('a shape is what name, value or tag say, or text and measures together: %s', (text, names) => {
  expect(found(text)).toBe(names)
})

test.each([
  ['sofa not grey', 'Beck Coll'],
  ['sofa except grey', 'Beck Coll'],
  ['sofa in anything but grey', 'Beck Coll'],
  ['non grey sofa', 'Beck Coll'],
])('a sofa that also comes in another colour is one that is not grey: %s', (text, names) => {
  expect([found(text), relaxed(text)]).toEqual([names, []])
})

test('of two things that are named, the first comes first', () => {
  expect(found('dining table and sofa')).toMatch(/^Esk Firth Glen /)
  expect(found('sofa and dining table')).toMatch(/^Ash Beck Dale Esk Firth Glen /)
})

test('a search for ex-display finds the ex-display pieces', () => {
  expect(found('ex display dining table')).toBe('Holm')
  expect(relaxed('ex-display sofa')).toEqual(['exDisplay'])
})

test('no constraint is relaxed without need', () => {
  expect(relaxed('round dining table for 12')).toEqual(['seats'])
  expect(found('round dining table for 12')).toBe('Esk Holm')
})

test('a dining table without a stated number of seats is matched by its size', () => {
  expect([found('dining table for 8'), relaxed('dining table for 8')]).toEqual(['Firth Glen', []])
  expect([found('round dining table for 4'), relaxed('round dining table for 4')]).toEqual(['Esk Holm', []])
})

test('of two colours joined by ‘or’ either will do', () => {
  expect(found('green or blue corner sofa')).toBe('Coll')
  expect(relaxed('grey or pink sofa')).toEqual([])
})

test('filler words are left out if the text finds nothing with them', () => {
  expect(found('conversations furniture')).toBe('Esk')
})

const rust = value(13, 'Rust', '#94462a')
const clay = value(14, 'Clay', '#b2795f')
const coloured = buildIndex([
  makeEntry(1, { name: 'Ash Armchair', properties: [colour(slate)] }),
  makeEntry(2, { name: 'Beck Armchair', properties: [colour(sage, clay)] }),
  makeEntry(3, { name: 'Coll Sofa', properties: [colour(rust)] }),
  makeEntry(4, { name: 'Dale Dining Table', ...size(180, 95) }),
  makeEntry(5, { name: 'Esk Dining Table', ...size(180, 90) }),
  makeEntry(6, { name: 'Firth Rug', sizes: { width: 160, height: 1, depth: 230 } }),
  makeEntry(7, { name: 'Glen Floor Lamp', sizes: { width: 40, height: 158, depth: 40 } }),
  makeEntry(8, { name: 'Holm Divan Bed' }),
  makeEntry(9, { name: 'Isle Bed' }),
  makeEntry(10, { name: 'Jura Bed', description: 'With room for storage boxes beneath.' }),
])
const askColoured = (searchField: string) =>
  searchUnderstood(coloured, { ...anything, searchField, sortBy: 'relevance' }, 10)

test('where no product has a colour, another colour of its family comes first', () => {
  const { products, relaxed } = askColoured('burnt orange armchair')
  expect(relaxed.map(({ key }) => key)).toEqual(['colour:burnt-orange'])
  expect(products.map(({ name }) => name)).toEqual(['Beck Armchair', 'Ash Armchair'])
})

test.each([
  ['dining table 90 cm deep', 'Esk Dining Table, Dale Dining Table'],
  ['rug bigger than 2 metres', 'Firth Rug'],
  ['floor lamp over 150cm', 'Glen Floor Lamp'],
  ['floor lamp over 160cm', 'Glen Floor Lamp'],
])('a size is that of the side that is meant, and the nearest comes first: %s', (text, names) => {
  const { products, relaxed } = askColoured(text)
  expect(products.map(({ name }) => name).join(', ')).toBe(names)
  expect(relaxed).toHaveLength(text.includes('160') ? 1 : 0)
})

test('a denied feature raises no product, and excludes the kind of thing that has it', () => {
  const { products, understood } = askColoured('bed without storage')
  expect(understood.map(({ key }) => key)).toEqual(['thing:bed', 'not:thing:storage-bed'])
  expect(products.map(({ name }) => name)).toEqual(['Isle Bed', 'Jura Bed'])
})
