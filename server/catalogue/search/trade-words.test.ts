import { expect, test } from 'vitest'
import { type SearchRequest as Request, SearchRequest } from '../../../contract/search.ts'
import { makeEntry } from '../../../tests/support/sample-entries.ts'
import { buildIndex } from './catalogue-index.ts'
import type { Entry } from './entry.ts'
import { searchUnderstood } from './search-understood.ts'

const wood = (id: number, name: string) => [
  { id: 1, label: 'Finish', position: 0, values: [{ id, name, swatch: null, position: id }] },
]
const colour = (id: number, name: string, swatch: string) => [
  { id: 2, label: 'Colour', position: 1, values: [{ id, name, swatch, position: id }] },
]
const nursery = { id: 2, name: 'Nursery', routeName: 'nursery', position: 1 }
const sized = (width: number, height = 80) => ({ sizes: { width, height, depth: 90 } })

const entries: Partial<Entry>[] = [
  {
    name: 'Abel Sideboard',
    properties: wood(11, 'Walnut'),
    description: 'Splayed legs, a mid-century look.',
    pricePence: 900_00,
  },
  { name: 'Birch Sideboard', properties: wood(12, 'Oak'), pricePence: 500_00 },
  { name: 'Cedar Sideboard', properties: wood(13, 'Smoked Oak'), pricePence: 700_00 },
  { name: 'Drum Sideboard', properties: wood(14, 'Light Oak'), pricePence: 600_00 },
  { name: 'Elm Corner Sofa', description: 'The chaise is on the left-hand side.', ...sized(260) },
  { name: 'Fern Corner Sofa', description: 'The chaise is on the right-hand side.', ...sized(260) },
  { name: 'Gale Sofa', description: 'It comes in two halves. Good with dogs.', ...sized(200) },
  { name: 'Hill Sofa', ...sized(210) },
  { name: 'Iris Curtains', properties: colour(21, 'Stone', '#b5aa9c') },
  { name: 'Jade Curtains', properties: colour(22, 'Slate', '#5c6469') },
  { name: 'Kite Wardrobe', ...sized(100, 180), category: nursery },
  { name: 'Lark Wardrobe', ...sized(105, 205) },
  { name: 'Moss Dining Table', description: 'It extends to 240 cm.' },
  { name: 'Nell Coffee Table' },
  { name: 'Quay Dining Table', ...sized(120, 75) },
  { name: 'Rose Bench' },
  { name: 'Umber Dining Table', description: 'Seats six to ten: seats 10 when it is long.' },
  { name: 'Silk Blackout Curtains', properties: colour(23, 'Blush', '#d9b3a8') },
  { name: 'Tide Divan Bed' },
  { name: 'Vale TV Unit', ...sized(160, 50) },
  { name: 'Oslo Vase', pricePence: 40_00 },
  { name: 'Pine Wool Throw', pricePence: 20_00 },
]
const index = buildIndex(entries.map((entry, i) => makeEntry(i + 1, { pricePence: 300_00, ...entry })))
const ask = (searchField: string, more: Partial<Request> = {}) =>
  searchUnderstood(index, { ...SearchRequest.parse({ searchField, sortBy: 'relevance' }), ...more }, 20)
const found = (text: string) => ask(text).products.map(({ name }) => name.split(' ')[0])

test.each([
  ['dark wood sideboard', ['Abel', 'Cedar']],
  ['light wood sideboard', ['Drum', 'Birch']],
  ['light oak sideboard', ['Drum', 'Birch']],
  ['dark oak sideboard', ['Cedar']],
  ['mid century sideboard', ['Abel']],
  ['warm grey curtains', ['Iris', 'Jade']],
  ['cool grey curtains', ['Jade', 'Iris']],
  ['left hand corner sofa', ['Elm']],
  ['corner sofa right hand facing', ['Fern']],
  ['sofa for narrow stairs', ['Gale']],
  ['sofa for dogs', ['Gale']],
  ['sofa over 2m', ['Hill', 'Elm', 'Fern']],
  ['sofa at least 2m wide', ['Gale', 'Hill', 'Elm', 'Fern']],
  ['not a corner sofa', ['Gale', 'Hill']],
  ['sofa but not a corner sofa', ['Gale', 'Hill']],
  ['sofa not corner', ['Gale', 'Hill']],
  ['table, not a coffee table', ['Moss', 'Quay', 'Umber']],
  ['table for 4', ['Quay']],
  ['table for 8 under £500', ['Umber']],
  ['table for 6', ['Umber', 'Quay']],
  ['bench for a kitchen table', ['Rose']],
  ['pink curtains', ['Silk']],
  ['blackout curtains for nursery', ['Silk']],
  ['bed with drawers', ['Tide']],
  ['tv unit for 65 inch', ['Vale']],
  ['corner sofa that two of us can stretch out on', ['Elm', 'Fern']],
  ['sofa up to 4m wide and 1m high', ['Gale', 'Hill', 'Elm', 'Fern']],
  ['two corner sofas', ['Elm', 'Fern']],
  ['is there a waiting list for sofas in two halves', ['Gale']],
  ['will it fade in the sun', []],
  ['will it extend to 240', ['Moss']],
  ['something to put the telly on', ['Vale']],
  ['tv unit 1600 wide', ['Vale']],
  ['corner sofa and tv unit', ['Elm', 'Fern', 'Vale']],
  ['tv unit and corner sofa', ['Vale', 'Elm', 'Fern']],
  ['corner sofa 2600 x 900', ['Elm', 'Fern']],
  ['extending table', ['Moss']],
  ['wardrobe for low ceilings', ['Lark', 'Kite']],
  ['kids wardrobe', ['Kite']],
  ['most expensive sideboard', ['Abel', 'Cedar', 'Drum', 'Birch']],
  ['gift under £50', ['Pine', 'Oslo']],
])('%s finds %j', (text, names) => {
  expect(found(text)).toEqual(names)
})

test('a style that no product has is given up and named', () => {
  expect(ask('industrial sideboard').relaxedText).toBe('No industrial sideboards; these are the nearest.')
  expect(ask('extending coffee table').relaxedText).toBe('No extending coffee tables; this is the nearest.')
  expect(ask('purple').relaxedText).toBe('Nothing purple; here is everything else.')
})

test('words of praise and body heights need not occur in the texts of a product', () => {
  for (const text of ['comfy sofa', 'sofa for my husband whos 6ft 4', 'a sofa to sit on with my mum'])
    expect([ask(text).relaxedText, found(text)[0]], text).toEqual([null, 'Gale'])
})

test('a word of the trade is no misspelling', () => {
  const marden = buildIndex([makeEntry(1, { name: 'Marden Bookcase' })])
  const answer = searchUnderstood(marden, SearchRequest.parse({ searchField: 'garden', sortBy: 'relevance' }), 9)
  expect(answer).toMatchObject({ total: 0, correctedTo: null })
})

test('an article is no beginning of a word', () => {
  expect(ask('a round table').understood.map(({ label }) => label)).toContain('Tables')
  expect(ask('a bed').relaxed).toEqual([])
})
