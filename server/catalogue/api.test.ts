import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Card } from '../../contract/cards.ts'
import { addBrand, addCategory, addPicture, addProduct, addSubCategory } from '../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../tests/support/shop-window.ts'
import { stockSofas } from '../../tests/support/sofas.ts'
import { listingInfos } from '../site/tables.ts'
import { homeRows } from './tables.ts'

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

test('fills each row of the home page with its own products', async () => {
  const { headings, rows, ...sections } = await answered(api.homeSections())
  expect(rows).toBeUndefined()
  expect(Object.fromEntries(Object.entries(sections).map(([key, cards]) => [key, names(cards)]))).toEqual({
    offers: ['Alder 3 Seater'],
    newIn: ['Alder 2 Seater', 'Tub Chair'],
    sofas: ['Alder 3 Seater', 'Alder 2 Seater', 'Tub Chair'],
    curtains: [],
    beds: [],
  })
})

test('empties a row of the home page that was switched off', async () => {
  const { db } = database
  await db.update(homeRows).set({ visible: false }).where(eq(homeRows.key, 'newIn'))
  const { api: own } = await openShopWindow(db, { clock: () => now })
  await db.update(homeRows).set({ visible: true }).where(eq(homeRows.key, 'newIn'))
  expect(await answered(own.homeSections())).toMatchObject({ newIn: [], offers: [{ name: 'Alder 3 Seater' }] })
  expect(names(await answered(own.newIn()))).toEqual(['Alder 2 Seater', 'Tub Chair'])
})

test('shows at most twenty cards in a row of the home page', async () => {
  const { db } = database
  const category = await addCategory(db, 'Many')
  const many = await addSubCategory(db, category.id, 'Very Many')
  for (let i = 0; i < 22; i++) await addProduct(db, { name: `Many ${i}`, subCategoryUuid: many.uuid })
  await db.update(homeRows).set({ subCategoryUuid: many.uuid }).where(eq(homeRows.key, 'beds'))
  const { api: own } = await openShopWindow(db, { clock: () => now })
  await db.update(homeRows).set({ subCategoryUuid: null }).where(eq(homeRows.key, 'beds'))
  const { beds, headings } = await answered(own.homeSections())
  expect(beds).toHaveLength(20)
  expect(headings).toMatchObject({
    offers: { title: 'Special Offers', path: '/special-offers' },
    beds: { title: 'Very Many', path: '/store/many/very-many' },
  })
})

describe('ranges', () => {
  test('are listed on the home page in shop order', async () => {
    const ranges = await answered(api.homeRanges())
    expect(ranges.map(({ name, routeName, imageUrl }) => [name, routeName, imageUrl !== ''])).toEqual([
      ['Haven', 'haven', true],
      ['Alder', 'alder', false],
    ])
  })

  test('are found by their route, unless hidden', async () => {
    expect(await answered(api.range({ rangeRoute: 'haven' }))).toMatchObject({
      name: 'Haven',
      bannerUrl: expect.stringMatching(/^\/media\//),
      banner: { alt: 'Haven, wide' },
    })
    expect(await answered(api.range({ rangeRoute: 'alder' }))).toMatchObject({ bannerUrl: '', banner: null })
    for (const rangeRoute of ['hidden', 'nowhere', "'; drop table ranges; --"])
      expect(await statusOf(api.range({ rangeRoute }))).toBe(404)
    for (const rangeRoute of ['', 'al\0der']) expect(await statusOf(api.range({ rangeRoute }))).toBe(400)
  })
})

test('finds a brand by its id, unless hidden', async () => {
  expect(await answered(api.brand({ brandUuid: facts.fernhollow.uuid }))).toEqual({
    uuid: facts.fernhollow.uuid,
    name: 'Fernhollow',
    description: 'By hand',
    logoUrl: expect.stringMatching(/^\/media\//),
    logo: expect.objectContaining({ alt: 'The logo' }),
    pageTitle: '',
    metaDescription: '',
    keywords: '',
  })
  const hidden = await addBrand(database.db, 'Hidden', { visible: false })
  const { api: own } = await openShopWindow(database.db)
  expect(await statusOf(own.brand({ brandUuid: hidden.uuid }))).toBe(404)
})

test('finds a property value by its id and names its property', async () => {
  const { Rust } = facts.colour
  const answer = { value: Rust, name: 'Rust', property: { name: 'Colour' } }
  expect(await answered(api.propertyValue({ propertyId: Rust }))).toEqual(answer)
  expect(await answered(api.propertyValue({ propertyId: String(Rust) }))).toEqual(answer)
  expect(await statusOf(api.propertyValue({ propertyId: 2_000_000_000 }))).toBe(404)
  for (const propertyId of [
    'abc',
    -1,
    1.5,
    1e12,
    '1; select 1',
    '\0',
    `0x${Rust.toString(16)}`,
    `${Rust}.0`,
    `${Rust}e0`,
    ` ${Rust}`,
  ])
    expect(await statusOf(api.propertyValue({ propertyId }))).toBe(400)
})

test('describes the page of each listing that is not a category', async () => {
  expect(await answered(api.latestProductsInfo())).toMatchObject({ pageTitle: 'Latest Products', bannerUrl: '' })
  const { db } = database
  const bannerHash = await addPicture(db, 'Red labels')
  const clearance = eq(listingInfos.key, 'clearance')
  await db.update(listingInfos).set({ description: 'Last ones', bannerHash }).where(clearance)
  const { api: own } = await openShopWindow(db)
  expect(await answered(own.clearanceInfo())).toEqual({
    pageTitle: 'Special Offers',
    description: 'Last ones',
    bannerUrl: expect.stringMatching(/^\/media\//),
    banner: expect.objectContaining({ alt: 'Red labels' }),
    metaDescription: '',
    keywords: '',
  })
})

test('lists staff’s choice of related products first, then the computed ones', async () => {
  expect(names(await answered(api.relatedProducts({ productUuid: facts.two.uuid })))).toEqual([
    'Tub Chair',
    'Alder 3 Seater',
  ])
  expect(names(await answered(api.relatedProducts({ productUuid: facts.tub.uuid })))).toEqual([
    'Alder 2 Seater',
    'Alder 3 Seater',
  ])
  expect(await statusOf(api.relatedProducts({ productUuid: facts.draft.uuid }))).toBe(404)
})

test('answers every listing of an empty shop with nothing', async () => {
  const empty = await createTestDatabase()
  const { api: own } = await openShopWindow(empty.db)
  expect(await answered(own.navCategories())).toEqual([])
  expect(await answered(own.departments())).toEqual([])
  expect(await answered(own.homeRanges())).toEqual([])
  expect(await answered(own.newIn())).toEqual([])
  const fixed = {
    offers: { title: 'Special Offers', path: '/special-offers' },
    newIn: { title: 'New In', path: '/latest-products' },
  }
  expect(await answered(own.homeSections())).toEqual({
    offers: [],
    newIn: [],
    sofas: [],
    curtains: [],
    beds: [],
    headings: fixed,
  })
  expect(await answered(own.suggest({ q: 'sofa' }))).toEqual({
    products: [],
    categories: [],
    brands: [],
    ranges: [],
    understood: [{ key: 'thing:sofa', kind: 'thing', label: 'Sofas', span: [0, 4] }],
  })
  expect(await answered(own.search({}))).toEqual({
    products: [],
    pageAmt: 1,
    pageNum: 1,
    total: 0,
    correctedTo: null,
    understood: [],
    ignored: [],
    relaxed: [],
    relaxedText: null,
    sendTo: null,
    filters: {
      categoryFilters: [],
      subCategoryFilters: [],
      brandFilters: [],
      propertyFilters: [],
      priceFilter: { min: 0, max: 0, buckets: [] },
      sizeFilters: [],
      switchFilters: expect.arrayContaining([expect.objectContaining({ value: 'onSaleOnly', count: 0 })]),
    },
  })
  await empty.drop()
})
