import fc from 'fast-check'
import { expect, test } from 'vitest'
import { entriesUpTo, entryOf, makeEntry, searchText, uuidOf } from '../../../tests/support/sample-entries.ts'
import { anything, searchRequest } from '../../../tests/support/sample-requests.ts'
import { applyChanges, applyInSteps, buildIndex, createIndex, type Index, sliceChanges } from './catalogue-index.ts'
import type { Changes, Entry } from './entry.ts'
import { findCards, listBrandsIn, listNewIn, listOffers, listTerm } from './listings.ts'
import { findRelated } from './related-products.ts'
import { search } from './search.ts'
import { listPlaces } from './storage/orders.ts'
import { findSlot } from './storage/slot-table.ts'
import { suggest } from './suggest.ts'

const products = 24
const changes: fc.Arbitrary<Changes> = fc.record({
  changed: fc.array(fc.nat(products * 2).chain(entryOf), { maxLength: 12, size: 'max' }),
  removed: fc.array(fc.nat(products * 2).map(uuidOf), { maxLength: 12, size: 'max' }),
})

function applyPlainly(entries: Entry[], { changed, removed }: Changes): Entry[] {
  const left = entries.filter((entry) => !removed.includes(entry.uuid))
  return [...new Map([...left, ...changed].map((entry) => [entry.uuid, entry])).values()]
}

const askAll = (index: Index, asked: Parameters<typeof search>[1][], texts: string[]) => ({
  answers: asked.map((request) => search(index, request, 5)),
  suggestions: texts.map((text) => suggest(index, text)),
  lists: [listNewIn(index, 9), listOffers(index, 9), listTerm(index, 'subCategory', uuidOf(100), 9)],
  brands: listBrandsIn(index, uuidOf(100)),
  related: [1, 2, 3].map((n) => findRelated(index, uuidOf(n), 9)),
  cards: findCards(index, [3, 2, 1, 99].map(uuidOf)),
})

test('a changed index equals the index of the changed catalogue', () => {
  const asked = fc.array(searchRequest, { minLength: 3, maxLength: 3 })
  const texts = fc.array(searchText, { minLength: 2, maxLength: 2 })
  const all = fc.tuple(entriesUpTo(products), fc.array(changes, { minLength: 1, maxLength: 4 }), asked, texts)
  const property = fc.property(all, ([entries, steps, requests, typed]) => {
    const index = buildIndex(entries)
    let expected = entries
    for (const step of steps) {
      applyChanges(index, step)
      expected = applyPlainly(expected, step)
      const rebuilt = buildIndex(expected.toReversed())
      expect(askAll(index, requests, typed)).toEqual(askAll(rebuilt, requests, typed))
      // The last question before a change is the first one after it: nothing cached for it may be reused.
      requests.reverse()
    }
  })
  fc.assert(property, { numRuns: 60 })
})

/** The uuids of each order, by its slots and by its places. */
const readOrders = ({ orders, products }: Index, uuids: string[]) =>
  Object.values(orders).map((order) => {
    const uuidAt = new Map(uuids.map((uuid) => [findSlot(products.slotOf, uuid) ?? -1, uuid]))
    const bySlots = [...order.slots.subarray(0, order.length)].map((slot) => uuidAt.get(slot))
    const places = listPlaces(order, products.capacity)
    const byPlaces = [...uuidAt].toSorted(([a], [b]) => (places[a] ?? 0) - (places[b] ?? 0)).map(([, uuid]) => uuid)
    return { bySlots, byPlaces }
  })

test('after edits of one product at a time, each order and its places are those of a new index', () => {
  const edits = fc.array(fc.nat(products).chain(entryOf), { minLength: 1, maxLength: 8, size: 'max' })
  const property = fc.property(entriesUpTo(products), edits, (entries, changed) => {
    const index = buildIndex(entries)
    let expected = entries
    for (const entry of changed) {
      applyChanges(index, { changed: [entry], removed: [] })
      expected = applyPlainly(expected, { changed: [entry], removed: [] })
      const uuids = expected.map(({ uuid }) => uuid)
      const orders = readOrders(index, uuids)
      expect(orders).toEqual(readOrders(buildIndex(expected), uuids))
      for (const { bySlots, byPlaces } of orders) expect(byPlaces).toEqual(bySlots)
    }
  })
  fc.assert(property, { numRuns: 60 })
})

test('a new name, route or position shows everywhere once its products are changed', () => {
  const brand = (name: string) => ({ uuid: uuidOf(50), name })
  const category = (position: number) => ({ id: 1, name: 'Sofas', routeName: `sofas-${position}`, position })
  const shop = (name: string, position: number, label: string, swatch: string | null = null) => [
    makeEntry(1, { brand: brand(name), category: category(position) }),
    makeEntry(2, {
      brand: { uuid: uuidOf(51), name: 'Middle' },
      category: { id: 2, name: 'Beds', routeName: 'beds', position: 5 },
      properties: [{ id: 1, label, position: 0, values: [{ id: 1, name: 'Oak', swatch, position: 0 }] }],
    }),
  ]
  const index = buildIndex(shop('Able', 1, 'Wood'))
  applyChanges(index, { changed: shop('Zeal', 9, 'Timber', '#c8a192'), removed: [] })
  const { filters } = search(index, anything, 24)
  expect(filters.brandFilters.map((option) => option.label)).toEqual(['Middle', 'Zeal'])
  expect(filters.categoryFilters.map((option) => option.label)).toEqual(['Beds', 'Sofas'])
  expect(filters.propertyFilters).toMatchObject([{ label: 'Timber', items: [{ swatch: '#c8a192' }] }])
  applyChanges(index, { changed: shop('Zeal', 9, 'Timber', null), removed: [] })
  expect(search(index, anything, 24).filters.propertyFilters).toMatchObject([{ items: [{ swatch: null }] }])
  expect(suggest(index, 'sofas').categories).toEqual([{ name: 'Sofas', path: '/store/sofas-9' }])
})

test('removed products and brands leave no trace', () => {
  const index = buildIndex([])
  for (let n = 1; n <= 50; n++) {
    const brand = { uuid: uuidOf(100 + n), name: `Brand ${n}` }
    applyChanges(index, { changed: [makeEntry(n, { name: 'Soda', brand })], removed: [uuidOf(n - 1)] })
  }
  expect(search(index, anything, 24)).toMatchObject({ total: 1, filters: { brandFilters: [{ count: 1 }] } })
  expect(index.products.used).toBeLessThan(4)
  expect(index.facets.brand.byOrdinal.length).toBeLessThan(8)
})

test('a word that no product has any longer counts as misspelt', () => {
  const index = buildIndex([makeEntry(1, { name: 'Sofa' }), makeEntry(2, { name: 'Soda' })])
  applyChanges(index, { changed: [], removed: [uuidOf(2)] })
  expect(search(index, { ...anything, searchField: 'soda' }, 24).correctedTo).toBe('sofa')
})

test('words added early are still found after thousands more', () => {
  const index = buildIndex([makeEntry(9_999, { name: 'Ottoman' }), ...many])
  expect(search(index, { ...anything, searchField: 'otomen' }, 24).correctedTo).toBe('ottoman')
})

const many = Array.from({ length: 1_300 }, (_, n) => makeEntry(n, { name: `Sofa ${n}`, pricePence: n % 7 }))

test('changes in slices build the same index, each slice a small one', () => {
  const gone = many.slice(0, 450)
  const changes = { changed: many.slice(450), removed: gone.map(({ uuid }) => uuid) }
  const slices = [...sliceChanges(changes)]
  expect(Math.max(...slices.map(({ changed, removed }) => changed.length + removed.length))).toBe(200)
  const index = createIndex()
  applyChanges(index, { changed: gone, removed: [] })
  for (const slice of slices) applyChanges(index, slice)
  const request = { ...anything, searchField: 'sofa', sortBy: 'priceHigh' as const, pageNum: 30 }
  expect(search(index, request, 24)).toEqual(search(buildIndex(changes.changed.toReversed()), request, 24))
})

test('no reader sees a slice of changes until all of it is applied', () => {
  const index = buildIndex(many.slice(0, 100))
  const changed = many
    .slice(50, 150)
    .map((entry) => makeEntry(Number(entry.name.slice(5)), { name: `${entry.name} Chaise` }))
  const texts = ['chaise', 'sofa', 'chais', 'chiase']
  const ask = () =>
    texts.map((searchField) => [search(index, { ...anything, searchField }, 24), suggest(index, searchField)])
  const before = ask()
  let steps = 0
  for (const _step of applyInSteps(index, { changed, removed: [] })) {
    expect(ask()).toEqual(before)
    steps++
  }
  expect(steps).toBe(4)
  expect(search(index, { ...anything, searchField: 'chaise' }, 24).total).toBe(100)
})
