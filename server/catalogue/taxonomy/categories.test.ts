import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  addBrand,
  addCategory,
  addPicture,
  addProduct,
  addProperty,
  addRange,
  addSubCategory,
  announce,
} from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'
import { categories } from '../tables.ts'

let database: TestDatabase
let api: Awaited<ReturnType<typeof openShopWindow>>['api']
let facts: Awaited<ReturnType<typeof stockShop>>

beforeAll(async () => {
  database = await createTestDatabase()
  facts = await stockShop()
  ;({ api } = await openShopWindow(database.db))
})
afterAll(() => database.drop())

async function stockShop() {
  const { db } = database
  const bedroom = await addCategory(db, 'Bedroom', { position: 2, extraInfo: '**Beds** we sell' })
  const sofas = await addCategory(db, 'Sofas & Chairs', {
    position: 1,
    description: 'To sit on',
    bannerHash: await addPicture(db, 'A living room'),
    thumbnailHash: await addPicture(db, 'A chair'),
    pageTitle: 'Sofas in town',
    metaDescription: 'Many sofas',
    keywords: 'sofa, chair',
  })
  const hidden = await addCategory(db, 'Hidden', { visible: false })
  const binned = await addCategory(db, 'Binned', { deletedAt: new Date() })
  const oak = await addBrand(db, 'Oak & Co')
  const ash = await addBrand(db, 'Ash Ltd')
  const gone = await addBrand(db, 'Gone Ltd', { deletedAt: new Date() })
  const colours = await addProperty(db, 'Colour', ['Sage', 'Rust'])
  const thumbnailHash = await addPicture(db, 'A corner sofa')
  const corner = await addSubCategory(db, sofas.id, 'Corner Sofas', {
    position: 1,
    thumbnailHash,
    navBrand1: oak.uuid,
    navBrand2: gone.uuid,
    navProperty2: colours.Rust,
    extraInfo: 'Fits *any* corner',
  })
  const footstools = await addSubCategory(db, sofas.id, 'Footstools', { position: 0 })
  await addSubCategory(db, sofas.id, 'Secret Sofas', { visible: false })
  await addSubCategory(db, sofas.id, 'Old Sofas', { deletedAt: new Date() })
  await addSubCategory(db, hidden.id, 'In Hidden')
  await addSubCategory(db, binned.id, 'In Binned')
  await addProduct(db, { name: 'Oak corner', subCategoryUuid: corner.uuid, brandUuid: oak.uuid })
  await addProduct(db, { name: 'Ash corner', subCategoryUuid: corner.uuid, brandUuid: ash.uuid })
  const draftBrand = await addBrand(db, 'Draft Ltd')
  await addProduct(db, { name: 'Draft', status: 'draft', subCategoryUuid: corner.uuid, brandUuid: draftBrand.uuid })
  const alder = await addRange(db, 'Alder', { imageHash: await addPicture(db, 'The Alder range') })
  const secret = await addRange(db, 'Secret', { visible: false })
  await db.update(categories).set({ menuRangeUuid: alder.uuid }).where(eq(categories.id, sofas.id))
  await db.update(categories).set({ menuRangeUuid: secret.uuid }).where(eq(categories.id, bedroom.id))
  return { bedroom, sofas, hidden, binned, corner, footstools, oak, ash, colours, alder }
}

describe('the navigation', () => {
  test('lists the visible categories and sub-categories in shop order', async () => {
    const navigation = await answered(api.navCategories())
    expect(navigation.map(({ name, subCategories: own }) => [name, own.map((sub) => sub.name)])).toEqual([
      ['Sofas & Chairs', ['Footstools', 'Corner Sofas']],
      ['Bedroom', []],
    ])
    expect(navigation[0]).toMatchObject({ id: facts.sofas.id, routeName: 'sofas-chairs' })
  })

  test('lists brands with visible products, and staff’s picks', async () => {
    const [sofas] = await answered(api.navCategories())
    expect(sofas?.subCategories[1]).toEqual({
      uuid: facts.corner.uuid,
      name: 'Corner Sofas',
      routeName: 'corner-sofas',
      brands: [
        { uuid: facts.ash.uuid, name: 'Ash Ltd' },
        { uuid: facts.oak.uuid, name: 'Oak & Co' },
      ],
      navBrand1: { uuid: facts.oak.uuid, name: 'Oak & Co' },
      navBrand2: null,
      navBrand3: null,
      navProperty1: null,
      navProperty2: { value: facts.colours.Rust, label: 'Rust' },
      navProperty3: null,
    })
    expect(sofas?.subCategories[0]?.brands).toEqual([])
  })

  test('shows the range of a category, and none where none is visible', async () => {
    expect(await answered(api.navRange({ categoryId: facts.sofas.id }))).toMatchObject({
      uuid: facts.alder.uuid,
      name: 'Alder',
      routeName: 'alder',
      imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{64}/),
      image: { alt: 'The Alder range' },
    })
    expect(await answered(api.navRange({ categoryId: facts.bedroom.id }))).toBeNull()
    expect(await statusOf(api.navRange({ categoryId: facts.hidden.id }))).toBe(404)
    expect(await statusOf(api.navRange({ categoryId: 2_000_000_000 }))).toBe(404)
  })
})

describe('a category page', () => {
  test('has its facts', async () => {
    expect(await answered(api.categoryInfo({ categoryRoute: 'sofas-chairs' }))).toEqual({
      id: facts.sofas.id,
      name: 'Sofas & Chairs',
      routeName: 'sofas-chairs',
      description: 'To sit on',
      bannerUrl: expect.stringMatching(/^\/media\//),
      banner: expect.objectContaining({ alt: 'A living room', width: 1600, height: 1200 }),
      extraInfo: '',
      extraInfoHtml: '',
      pageTitle: 'Sofas in town',
      metaDescription: 'Many sofas',
      keywords: 'sofa, chair',
    })
  })

  test('has empty addresses for missing pictures, and its markdown as HTML', async () => {
    expect(await answered(api.categoryInfo({ categoryRoute: 'bedroom' }))).toMatchObject({
      bannerUrl: '',
      banner: null,
      extraInfo: '**Beds** we sell',
      extraInfoHtml: '<p><strong>Beds</strong> we sell</p>',
    })
  })

  test('lists its sub-categories with their thumbnails', async () => {
    const tiles = await answered(api.subCategories({ categoryRoute: 'sofas-chairs' }))
    expect(tiles.map(({ name, thumbnailUrl }) => [name, thumbnailUrl !== ''])).toEqual([
      ['Footstools', false],
      ['Corner Sofas', true],
    ])
    expect(await answered(api.subCategories({ categoryRoute: 'bedroom' }))).toEqual([])
  })

  test.each(['hidden', 'binned', 'never-was', 'corner-sofas', "' or 1=1 --", '%', 'SOFAS-CHAIRS', '__proto__'])(
    'is not found at %s',
    async (categoryRoute) => {
      expect(await statusOf(api.categoryInfo({ categoryRoute }))).toBe(404)
      expect(await statusOf(api.subCategories({ categoryRoute }))).toBe(404)
      expect(await statusOf(api.storeIds({ categoryRoute }))).toBe(404)
    },
  )

  test('refuses an impossible route', async () => {
    for (const categoryRoute of ['', 'a\0b', 'x'.repeat(121)])
      expect(await statusOf(api.categoryInfo({ categoryRoute }))).toBe(400)
  })
})

describe('a sub-category page', () => {
  test('has its facts and those of its category', async () => {
    expect(await answered(api.subCategoryInfo({ subCategoryRoute: 'corner-sofas' }))).toMatchObject({
      categoryId: facts.sofas.id,
      subCategoryUuid: facts.corner.uuid,
      name: 'Corner Sofas',
      routeName: 'corner-sofas',
      catName: 'Sofas & Chairs',
      catRoute: 'sofas-chairs',
      extraInfoHtml: '<p>Fits <em>any</em> corner</p>',
    })
  })

  test.each(['secret-sofas', 'old-sofas', 'in-hidden', 'in-binned', 'sofas-chairs', 'constructor'])(
    'is not found at %s',
    async (subCategoryRoute) => {
      expect(await statusOf(api.subCategoryInfo({ subCategoryRoute }))).toBe(404)
    },
  )
})

test('resolves routes to ids, each sub-category only within its own category', async () => {
  expect(await answered(api.storeIds({ categoryRoute: 'sofas-chairs' }))).toEqual({
    categoryId: facts.sofas.id,
    subCategoryUuid: null,
  })
  expect(await answered(api.storeIds({ categoryRoute: 'sofas-chairs', subCategoryRoute: 'corner-sofas' }))).toEqual({
    categoryId: facts.sofas.id,
    subCategoryUuid: facts.corner.uuid,
  })
  expect(await statusOf(api.storeIds({ categoryRoute: 'bedroom', subCategoryRoute: 'corner-sofas' }))).toBe(404)
  expect(await statusOf(api.storeIds({ categoryRoute: 'sofas-chairs', subCategoryRoute: 'secret-sofas' }))).toBe(404)
})

test('offers the visible categories as departments of the contact form', async () => {
  expect(await answered(api.departments())).toEqual([
    { value: facts.sofas.id, label: 'Sofas & Chairs' },
    { value: facts.bedroom.id, label: 'Bedroom' },
  ])
})

test('hides the sub-categories of a hidden category once the catalogue has caught up', async () => {
  const { db } = database
  const garden = await addCategory(db, 'Garden')
  await addSubCategory(db, garden.id, 'Benches')
  const { api: own, catalogue } = await openShopWindow(db)
  expect(await statusOf(own.subCategoryInfo({ subCategoryRoute: 'benches' }))).toBe(200)
  await db.update(categories).set({ visible: false }).where(eq(categories.id, garden.id))
  await announce(db)
  await catalogue.refresh()
  expect(await statusOf(own.subCategoryInfo({ subCategoryRoute: 'benches' }))).toBe(404)
  expect(await statusOf(own.categoryInfo({ categoryRoute: 'garden' }))).toBe(404)
})
