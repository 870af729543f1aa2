import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Card } from '../../contract/catalogue.ts'
import {
  addBrand,
  addCategory,
  addPicture,
  addProduct,
  addProperty,
  addRange,
  addSubCategory,
} from '../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { answered, openShopWindow, statusOf } from '../../tests/support/shop-window.ts'
import { listingInfos, siteSettings } from '../site/tables.ts'
import { homeRows, relatedProducts } from './tables.ts'

let database: TestDatabase
let api: Awaited<ReturnType<typeof openShopWindow>>['api']
let facts: Awaited<ReturnType<typeof stockShop>>
const now = new Date('2036-03-01T12:00:00Z')
const tomorrow = new Date('2036-03-02T12:00:00Z')
const names = (cards: Card[]) => cards.map((card) => card.name)

beforeAll(async () => {
  database = await createTestDatabase()
  facts = await stockShop()
  ;({ api } = await openShopWindow(database.db, () => now))
})
afterAll(() => database.drop())

async function stockShop() {
  const { db } = database
  const category = await addCategory(db, 'Sofas & Chairs')
  const sofas = await addSubCategory(db, category.id, 'Sofas')
  const bedroom = await addCategory(db, 'Bedroom')
  const curtains = await addSubCategory(db, bedroom.id, 'Ready Made Curtains', { visible: false })
  const fernhollow = await addBrand(db, 'Fernhollow', {
    description: 'By hand',
    logoHash: await addPicture(db, 'The logo'),
    position: 2,
  })
  const alder = await addRange(db, 'Alder', { onHomepage: true, position: 2, description: 'Rounded' })
  await addRange(db, 'Haven', {
    onHomepage: true,
    position: 1,
    imageHash: await addPicture(db, 'Haven'),
    bannerHash: await addPicture(db, 'Haven, wide'),
  })
  await addRange(db, 'Elsewhere')
  await addRange(db, 'Hidden', { onHomepage: true, visible: false })
  const colour = await addProperty(db, 'Colour', ['Sage', 'Rust'])
  const place = { subCategoryUuid: sofas.uuid, brandUuid: fernhollow.uuid }
  const two = await addProduct(db, {
    ...place,
    name: 'Alder 2 Seater',
    rangeUuid: alder.uuid,
    newUntil: tomorrow,
    listedAt: new Date('2036-01-02'),
    variants: [{ pricePence: 500_00, values: [colour.Sage] }],
  })
  const three = await addProduct(db, {
    ...place,
    name: 'Alder 3 Seater',
    rangeUuid: alder.uuid,
    newUntil: now,
    listedAt: new Date('2036-01-03'),
    variants: [{ pricePence: 900_00, salePricePence: 700_00, onSale: true, values: [colour.Sage, colour.Rust] }],
  })
  const tub = await addProduct(db, {
    ...place,
    name: 'Tub Chair',
    listedAt: new Date('2036-01-01'),
    newUntil: tomorrow,
    variants: [{ pricePence: 0 }],
  })
  const draft = await addProduct(db, { ...place, name: 'Alder Draft', status: 'draft', newUntil: tomorrow })
  await addProduct(db, { name: 'Curtain', subCategoryUuid: curtains.uuid, newUntil: tomorrow })
  await db.insert(relatedProducts).values([
    { productUuid: two.uuid, relatedUuid: tub.uuid, position: 1 },
    { productUuid: two.uuid, relatedUuid: draft.uuid, position: 0 },
  ])
  await db.update(homeRows).set({ subCategoryUuid: sofas.uuid }).where(eq(homeRows.key, 'sofas'))
  await db.update(homeRows).set({ subCategoryUuid: curtains.uuid }).where(eq(homeRows.key, 'curtains'))
  return { category, sofas, fernhollow, alder, colour, two, three, tub, draft }
}

test('the home page has its rows, each of what belongs there', async () => {
  const sections = await answered(api.homeSections())
  expect(Object.fromEntries(Object.entries(sections).map(([key, cards]) => [key, names(cards)]))).toEqual({
    offers: ['Alder 3 Seater'],
    newIn: ['Alder 2 Seater', 'Tub Chair'],
    sofas: ['Alder 3 Seater', 'Alder 2 Seater', 'Tub Chair'],
    curtains: [],
    beds: [],
  })
})

test('a row of the home page that was switched off is empty', async () => {
  const { db } = database
  await db.update(homeRows).set({ visible: false }).where(eq(homeRows.key, 'newIn'))
  const { api: own } = await openShopWindow(db, () => now)
  await db.update(homeRows).set({ visible: true }).where(eq(homeRows.key, 'newIn'))
  expect(await answered(own.homeSections())).toMatchObject({ newIn: [], offers: [{ name: 'Alder 3 Seater' }] })
  expect(names(await answered(own.newIn()))).toEqual(['Alder 2 Seater', 'Tub Chair'])
})

test('a row of the home page holds twenty cards at most', async () => {
  const { db } = database
  const category = await addCategory(db, 'Many')
  const many = await addSubCategory(db, category.id, 'Very Many')
  for (let i = 0; i < 22; i++) await addProduct(db, { name: `Many ${i}`, subCategoryUuid: many.uuid })
  await db.update(homeRows).set({ subCategoryUuid: many.uuid }).where(eq(homeRows.key, 'beds'))
  const { api: own } = await openShopWindow(db, () => now)
  await db.update(homeRows).set({ subCategoryUuid: null }).where(eq(homeRows.key, 'beds'))
  expect((await answered(own.homeSections())).beds).toHaveLength(20)
})

describe('ranges', () => {
  test('of the home page come in shop order', async () => {
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

test('a brand is found by its id, unless hidden', async () => {
  expect(await answered(api.brand({ brandUuid: facts.fernhollow.uuid }))).toEqual({
    uuid: facts.fernhollow.uuid,
    name: 'Fernhollow',
    description: 'By hand',
    logoUrl: expect.stringMatching(/^\/media\//),
    logo: expect.objectContaining({ alt: 'The logo' }),
  })
  const hidden = await addBrand(database.db, 'Hidden', { visible: false })
  const { api: own } = await openShopWindow(database.db)
  expect(await statusOf(own.brand({ brandUuid: hidden.uuid }))).toBe(404)
})

test('a property value is found by its id and names its property', async () => {
  const { Rust } = facts.colour
  const answer = { value: Rust, name: 'Rust', property: { name: 'Colour' } }
  expect(await answered(api.propertyValue({ propertyId: Rust }))).toEqual(answer)
  expect(await answered(api.propertyValue({ propertyId: String(Rust) }))).toEqual(answer)
  expect(await statusOf(api.propertyValue({ propertyId: 2_000_000_000 }))).toBe(404)
  for (const propertyId of ['abc', -1, 1.5, 1e12, '1; select 1', '\0'])
    expect(await statusOf(api.propertyValue({ propertyId }))).toBe(400)
})

test('the listings that are no category have their page infos', async () => {
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

test('related products are those that staff picked, then those that go with it', async () => {
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

describe('search', () => {
  test('answers cards, pages and filters', async () => {
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

  test('finds offers and new products as they are now', async () => {
    expect(names((await answered(api.search({ onSaleOnly: true }))).products)).toEqual(['Alder 3 Seater'])
    expect(names((await answered(api.search({ newProductsOnly: true }))).products)).toEqual([
      'Alder 2 Seater',
      'Tub Chair',
    ])
  })

  test('orders by the price that is really asked, in store only last', async () => {
    const listed = async (sortBy: 'priceLow' | 'priceHigh') =>
      names((await answered(api.search({ sortBy, subCategoryUuid: facts.sofas.uuid }))).products)
    expect(await listed('priceLow')).toEqual(['Alder 2 Seater', 'Alder 3 Seater', 'Tub Chair'])
    expect(await listed('priceHigh')).toEqual(['Alder 3 Seater', 'Alder 2 Seater', 'Tub Chair'])
  })

  test('pages as the settings say and clamps an impossible page', async () => {
    const { db } = database
    await db.update(siteSettings).set({ pageSize: 2 })
    const { api: own } = await openShopWindow(db, () => now)
    await db.update(siteSettings).set({ pageSize: 24 })
    const wish = { subCategoryUuid: facts.sofas.uuid, pageNum: 99 }
    expect(await answered(own.search(wish))).toMatchObject({
      pageAmt: 2,
      pageNum: 2,
      products: [{ name: 'Tub Chair' }],
    })
  })

  test('knows nothing of drafts, and suggests what it knows', async () => {
    expect(await answered(api.search({ searchField: 'draft' }))).toMatchObject({ total: 0, products: [] })
    expect(await answered(api.suggest({ q: 'alder' }))).toMatchObject({
      products: [{ name: expect.stringContaining('Alder') }, { name: expect.stringContaining('Alder') }],
      ranges: [{ name: 'Alder', path: '/range/alder' }],
    })
  })

  test.each([
    { categoryId: 'x' },
    { brandUuid: 'x' },
    { sortBy: 'cheapest' },
    { properties: 'all' },
    { properties: [{}] },
    { searchField: {} },
    { searchField: 'x'.repeat(201) },
    { pageNum: 'last' },
    { onSaleOnly: 'yes' },
  ])('refuses %j', async (odd) => {
    expect(await statusOf(api.search(odd as never))).toBe(400)
  })

  test.each(['\0', "'; drop table products; --", '%_\\', '😀', '\ud800', '   ', '-'.repeat(200)])(
    'takes %j for a text like any other',
    async (searchField) => {
      expect(await statusOf(api.search({ searchField }))).toBe(200)
      expect(await statusOf(api.suggest({ q: searchField }))).toBe(200)
    },
  )
})

test('an empty shop answers every listing with nothing', async () => {
  const empty = await createTestDatabase()
  const { api: own } = await openShopWindow(empty.db)
  expect(await answered(own.navCategories())).toEqual([])
  expect(await answered(own.departments())).toEqual([])
  expect(await answered(own.homeRanges())).toEqual([])
  expect(await answered(own.newIn())).toEqual([])
  expect(await answered(own.homeSections())).toEqual({ offers: [], newIn: [], sofas: [], curtains: [], beds: [] })
  expect(await answered(own.suggest({ q: 'sofa' }))).toEqual({ products: [], categories: [], brands: [], ranges: [] })
  expect(await answered(own.search({}))).toEqual({
    products: [],
    pageAmt: 1,
    pageNum: 1,
    total: 0,
    correctedTo: null,
    filters: { categoryFilters: [], subCategoryFilters: [], brandFilters: [], propertyFilters: [] },
  })
  await empty.drop()
})
