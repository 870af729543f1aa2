import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Card } from '../../../contract/cards.ts'
import { SearchRequest } from '../../../contract/search.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { stockSofas } from '../../../tests/support/sofas.ts'
import { siteSettings } from '../../site/tables.ts'

let database: TestDatabase
let api: Awaited<ReturnType<typeof openShopWindow>>['api']
let facts: Awaited<ReturnType<typeof stockSofas>>
const now = new Date('2036-03-01T12:00:00Z')
const names = (cards: Card[]) => cards.map((card) => card.name)

beforeAll(async () => {
  database = await createTestDatabase()
  facts = await stockSofas(database.db, now)
  ;({ api } = await openShopWindow(database.db, { clock: () => now }))
})
afterAll(() => database.drop())

describe('search', () => {
  test('answers with cards, pages and filters', async () => {
    const answer = await answered(api.search({ categoryId: facts.category.id, properties: [facts.colour.Sage] }))
    expect(answer).toMatchObject({ pageAmt: 1, pageNum: 1, total: 2, correctedTo: null })
    expect(names(answer.products)).toEqual(['Alder 2 Seater', 'Alder 3 Seater'])
    expect(answer.filters).toMatchObject({
      subCategoryFilters: [{ label: 'Sofas', value: facts.sofas.uuid, count: 2 }],
      brandFilters: [{ label: 'Fernhollow', value: facts.fernhollow.uuid, count: 2 }],
      propertyFilters: [
        {
          label: 'Colour',
          items: [
            { label: 'Sage', value: facts.colour.Sage, count: 2 },
            { label: 'Rust', value: facts.colour.Rust, count: 1 },
          ],
        },
      ],
    })
  })

  test('finds current offers and new products', async () => {
    expect(names((await answered(api.search({ onSaleOnly: true }))).products)).toEqual(['Alder 3 Seater'])
    expect(names((await answered(api.search({ newProductsOnly: true }))).products)).toEqual([
      'Alder 2 Seater',
      'Tub Chair',
    ])
  })

  test('filters by the price charged, by the smallest shown variant and by delivery', async () => {
    const found = async (request: object) => names((await answered(api.search(request))).products)
    expect(await found({ priceMin: 600, priceMax: 800 })).toEqual(['Alder 3 Seater'])
    expect(await found({ priceMax: 450 })).toEqual([])
    expect(await found({ maxWidth: 180.5 })).toEqual(['Alder 2 Seater'])
    expect(await found({ maxWidth: 180 })).toEqual([])
    expect(await found({ immediateDeliveryOnly: true })).toEqual(['Alder 2 Seater'])
    const { filters } = await answered(api.search({ maxHeight: 50 }))
    expect(filters.sizeFilters).toEqual([{ value: 'maxHeight', label: 'Height', min: 0, max: 0, items: [] }])
  })

  test('filters by a space, and leaves out what is not measured', async () => {
    const found = async (fit: object | null) => names((await answered(api.search({ fit }))).products)
    const all = await found(null)
    expect(await found({ spaceWidth: 190 })).toEqual(['Alder 2 Seater'])
    expect(await found({ spaceWidth: 180 })).toEqual([])
    expect(await found({ spaceWidth: 200, spaceDepth: 80 })).toEqual(['Alder 2 Seater'])
    expect(await found({ spaceWidth: 190, spaceDepth: 80 })).toEqual([])
    expect(await found({ ceilingHeight: 100 })).toEqual(all)
    expect(await statusOf(api.search({ fit: { spaceWidth: -1 } }))).toBe(400)
    const countUnmeasured = async (request: object) => (await answered(api.search(request))).filters.unmeasured
    expect(await countUnmeasured({})).toBeUndefined()
    expect(await countUnmeasured({ fit: { spaceWidth: 190 } })).toBe(all.length - 1)
    expect(await countUnmeasured({ fit: { spaceWidth: 180 } })).toBe(all.length - 1)
    expect(await countUnmeasured({ fit: { doorWidth: 70 } })).toBe(all.length)
    expect(await countUnmeasured({ fit: { spaceWidth: 190 }, searchField: 'alder 2 seater' })).toBe(0)
  })

  test('ignores an empty amount', async () => {
    const none = { priceMin: '', priceMax: null, maxWidth: 0 } as never
    expect((await answered(api.search(none))).total).toBe((await answered(api.search({}))).total)
  })

  test('orders by the price charged, and in store only last', async () => {
    const listed = async (sortBy: 'priceLow' | 'priceHigh') =>
      names((await answered(api.search({ sortBy, subCategoryUuid: facts.sofas.uuid }))).products)
    expect(await listed('priceLow')).toEqual(['Alder 2 Seater', 'Alder 3 Seater', 'Tub Chair'])
    expect(await listed('priceHigh')).toEqual(['Alder 3 Seater', 'Alder 2 Seater', 'Tub Chair'])
  })

  test('uses the page size of the settings and clamps an impossible page', async () => {
    const { db } = database
    await db.update(siteSettings).set({ pageSize: 2 })
    const { api: own } = await openShopWindow(db, { clock: () => now })
    await db.update(siteSettings).set({ pageSize: 24 })
    const wish = { subCategoryUuid: facts.sofas.uuid, pageNum: 99 }
    expect(await answered(own.search(wish))).toMatchObject({
      pageAmt: 2,
      pageNum: 2,
      products: [{ name: 'Tub Chair' }],
    })
  })

  test('omits drafts, and suggests what it finds', async () => {
    expect(await answered(api.search({ searchField: 'draft' }))).toMatchObject({ total: 0, products: [] })
    expect(await answered(api.suggest({ q: 'alder' }))).toMatchObject({
      products: [{ name: expect.stringContaining('Alder') }, { name: expect.stringContaining('Alder') }],
      ranges: [{ name: 'Alder', path: '/range/alder' }],
    })
  })

  test.each(Object.keys(SearchRequest.shape))('takes an empty %s for a missing one', async (field) => {
    for (const empty of ['', null]) {
      expect(await answered(api.search({ [field]: empty } as never))).toEqual(await answered(api.search({})))
    }
  })

  test.each([
    { categoryId: 'x' },
    { categoryId: true },
    { categoryId: [1] },
    { categoryId: '0x1' },
    { properties: [true] },
    { properties: [[1]] },
    { priceMin: true },
    { maxWidth: [90] },
    { pageNum: [2] },
    { pageNum: true },
    { brandUuid: 'x' },
    { sortBy: 'cheapest' },
    { properties: 'all' },
    { properties: [{}] },
    { searchField: {} },
    { pageNum: 'last' },
    { priceMin: 'cheap' },
    { priceMax: -5 },
    { maxWidth: 'Infinity' },
    { immediateDeliveryOnly: 'yes' },
    { onSaleOnly: 'yes' },
  ])('refuses %j', async (odd) => {
    expect(await statusOf(api.search(odd as never))).toBe(400)
  })

  test.each(['\0', "'; drop table products; --", '%_\\', '😀', '\ud800', '   ', '-'.repeat(200)])(
    'treats %j as ordinary text',
    async (searchField) => {
      expect(await statusOf(api.search({ searchField }))).toBe(200)
      expect(await statusOf(api.suggest({ q: searchField }))).toBe(200)
    },
  )

  test('searches for the first 200 characters of a longer text', async () => {
    const text = `${'tub chair'.padEnd(200)}nothing`
    expect(names((await answered(api.search({ searchField: text }))).products)).toEqual(['Tub Chair'])
    expect((await answered(api.suggest({ q: text }))).products).toMatchObject([{ name: 'Tub Chair' }])
  })
})
