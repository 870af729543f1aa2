import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cardOf, makeEntry, uuidOf } from '../../../../tests/support/sample-entries.ts'
import { anything } from '../../../../tests/support/sample-requests.ts'
import { applyChanges, buildIndex } from '../catalogue-index.ts'
import type { AskedVariant, Offer } from '../entry.ts'
import { searchUnderstood } from '../search-understood.ts'
import { packOffers, unpackOffers } from '../storage/offers.ts'
import { suggest } from '../suggest.ts'

const property = (id: number, label: string, names: string[]) => ({
  id,
  label,
  position: id,
  values: names.map((name, i) => ({ id: id * 10 + i, name, swatch: null, position: i })),
})
const look = property(1, 'Look', ['Sage', 'Olive', 'Slate', 'Walnut'])
const size = property(2, 'Size', ['Double', 'King', 'Super King'])
const [sage, olive, slate, walnut] = [10, 11, 12, 13] as const
const [double, king, superKing] = [20, 21, 22] as const

const facts = { thumbnailUrl: [], images: [], onSale: false, salePrice: null, previousPrice: null }
/** The variant with this number; 0 is the card's own variant. */
const show = (n: number, valueIds: number[], { pence = 100, ...known }: Partial<Offer> = {}): AskedVariant => ({
  valueIds,
  pence,
  isExDisplay: false,
  onDisplay: false,
  inStock: false,
  ...known,
  shown:
    n === 0
      ? null
      : {
          ...facts,
          variantUuid: uuidOf(n),
          shownVariantUuid: uuidOf(n),
          variantName: `Variant ${n}`,
          price: pence / 100,
        },
})

const shop = buildIndex([
  makeEntry(1, {
    name: 'Alder Sofa',
    card: { ...cardOf(1, 'Alder Sofa'), onSale: true, salePrice: 1, saleBadge: 'Winter sale' },
    properties: [look],
    variants: [show(0, [slate]), show(11, [olive]), show(12, [sage]), show(13, [sage, walnut])],
  }),
  makeEntry(2, {
    name: 'Channel Bed',
    properties: [look, size],
    metaTags: ['ex-display'],
    onDisplay: true,
    pricePence: 90_000,
    variants: [
      show(0, [slate, double], { pence: 90_000 }),
      show(21, [slate, king], { pence: 110_000, onDisplay: true }),
      show(22, [sage, double], { pence: 90_000 }),
      show(23, [sage, king], { pence: 110_000 }),
      show(24, [slate, superKing], { pence: 130_000 }),
      show(25, [sage, superKing], { pence: 50_000, isExDisplay: true }),
    ],
  }),
  makeEntry(3, {
    name: 'Linden Bed',
    properties: [look, size],
    pricePence: 95_000,
    variants: [show(0, [slate, double], { pence: 95_000 }), show(31, [slate, king], { pence: 99_000 })],
  }),
])
const find = (searchField: string, asked = {}) =>
  searchUnderstood(shop, { ...anything, searchField, sortBy: 'relevance', ...asked }, 10).products
const showFor = (searchField: string) => find(searchField)[0]?.variantUuid

test.each([
  ['sofa', undefined],
  ['grey sofa', undefined],
  ['green sofa', uuidOf(11)],
  ['sage sofa', uuidOf(12)],
  ['sage walnut sofa', uuidOf(13)],
  ['walnut sofa', uuidOf(13)],
  ['emerald sofa', uuidOf(11)],
  ['channel bed', undefined],
  ['double channel bed', undefined],
  ['king size channel bed', uuidOf(21)],
  ['super king channel bed', uuidOf(24)],
  ['sage king size channel bed', uuidOf(23)],
  ['green channel bed', uuidOf(22)],
  ['sage super king channel bed', uuidOf(22)],
  ['channel beds on display', uuidOf(21)],
  ['ex display bed', uuidOf(25)],
])('%s shows variant %s', (text, uuid) => {
  expect(showFor(text)).toBe(uuid)
  expect(suggest(shop, text).products[0]?.variantUuid).toBe(uuid)
})

test('the card has the name, the price and the address of the variant, and no sale that is not its own', () => {
  const [card] = find('super king channel bed')
  expect(card).toMatchObject({ variantName: 'Variant 24', price: 1300, shownVariantUuid: uuidOf(24) })
  expect(find('olive sofa')[0]).toMatchObject({ onSale: false, salePrice: null, price: 1 })
  expect(find('olive sofa')[0]).not.toHaveProperty('saleBadge')
  expect(find('sofa')[0]).toMatchObject({ onSale: true, saleBadge: 'Winter sale' })
})

test('a product with one variant that meets the whole text comes before one whose variants meet parts of it', () => {
  const names = (text: string) => find(text).map(({ name }) => name)
  expect(names('king size bed')).toEqual(['Channel Bed', 'Linden Bed'])
  expect(names('king size bed under £1000')).toEqual(['Linden Bed', 'Channel Bed'])
  expect(find('king size bed under £1000').map(({ price }) => price)).toEqual([990, 1100])
})

test('a value that became a filter is shown as it was in words', () => {
  const asked = { properties: [king], ignored: ['bed'] }
  expect(find('king size channel bed', asked)[0]?.variantUuid).toBe(uuidOf(21))
})

test('offers are read as they were packed', () => {
  const offer = fc.record({
    valueIds: fc.array(fc.integer({ min: 0, max: 2 ** 31 }), { maxLength: 31 }),
    pence: fc.integer({ min: 0, max: 2 ** 24 - 1 }),
    isExDisplay: fc.boolean(),
    onDisplay: fc.boolean(),
    inStock: fc.boolean(),
  })
  fc.assert(
    fc.property(fc.array(offer, { maxLength: 24 }), (offers) => {
      expect(unpackOffers(Uint32Array.from(packOffers(offers)))).toEqual(offers)
    }),
  )
})

test('the shown variant of an edited product is the edited one, however often it was shown before', () => {
  const sofaFor = (pence: number) =>
    makeEntry(1, { name: 'Rowan Sofa', properties: [look], variants: [show(0, [slate]), show(11, [sage], { pence })] })
  const index = buildIndex([sofaFor(20_000)])
  const prices = (searchField: string) =>
    searchUnderstood(index, { ...anything, searchField, sortBy: 'relevance' }, 10).products.map(({ price }) => price)
  expect([prices('sage sofa'), prices('sage sofa')]).toEqual([[200], [200]])
  const own = prices('sofa')
  applyChanges(index, { changed: [sofaFor(30_000)], removed: [] })
  expect([prices('sage sofa'), prices('sofa')]).toEqual([[300], own])
})
