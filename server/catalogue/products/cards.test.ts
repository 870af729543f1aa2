import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { effectivePrice } from '../../../contract/prices.ts'
import {
  addBrand,
  addCategory,
  addProduct,
  addProperty,
  addSubCategory,
  type NamelessProduct,
} from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow } from '../../../tests/support/shop-window.ts'
import { findCardOf, seeCardOf } from '../../../tests/support/shown-cards.ts'
import { priceLog, propertyValues } from '../tables.ts'

let database: TestDatabase
const now = new Date('2036-03-01T12:00:00Z')
const yesterday = new Date('2036-02-29T12:00:00Z')
const monthsAgo = new Date('2035-12-01T12:00:00Z')
const tomorrow = new Date('2036-03-02T12:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const seeCard = (product: NamelessProduct, at = now) => seeCardOf(database.db, product, at)
const findCard = (uuid: string, at = now) => findCardOf(database.db, uuid, at)

test('a card contains every fact it is specified to show', async () => {
  const { db } = database
  const category = await addCategory(db, 'Dining & Living')
  const tables = await addSubCategory(db, category.id, 'Dining Tables')
  const brand = await addBrand(db, 'Tarnside Joinery')
  const product = await addProduct(db, {
    name: 'Haven Table',
    subCategoryUuid: tables.uuid,
    brandUuid: brand.uuid,
    metaTags: ['oak'],
    immediateDelivery: true,
    pictures: ['one', 'two', 'three'],
    variants: [
      { name: 'For eight', pricePence: 1_200_00 },
      { name: 'For six', pricePence: 899_99 },
      { visible: false },
    ],
  })
  const card = await findCard(product.uuid)
  expect(card).toEqual({
    uuid: product.uuid,
    name: 'Haven Table',
    brandName: 'Tarnside Joinery',
    shownVariantUuid: expect.stringMatching(/^[0-9a-f-]{36}$/),
    variantName: 'For six',
    tags: ['Dining & Living', 'Dining Tables'],
    thumbnailUrl: card?.images.map((picture) => picture.url),
    images: ['one', 'two'].map((alt) => expect.objectContaining({ alt })),
    price: 899.99,
    onSale: false,
    salePrice: null,
    previousPrice: null,
    variantAmount: 2,
    moreColorsAvailable: false,
    immediateDelivery: true,
    swatches: [],
    moreSwatches: 0,
  })
})

describe('the variant on the card', () => {
  test('has the lowest price now, offers included', async () => {
    const card = await seeCard({
      variants: [
        { name: 'Plain', pricePence: 300_00 },
        { name: 'On offer', pricePence: 400_00, salePricePence: 250_00, onSale: true, saleEndsAt: tomorrow },
        { name: 'Offer is over', pricePence: 500_00, salePricePence: 1_00, onSale: true, saleEndsAt: yesterday },
        { name: 'Hidden', pricePence: 2_00, visible: false },
      ],
    })
    expect(card).toMatchObject({ variantName: 'On offer', price: 400, onSale: true, salePrice: 250, variantAmount: 3 })
  })

  test('has a price wherever any variant has one', async () => {
    const card = await seeCard({
      variants: [
        { name: 'Ask us', pricePence: 0 },
        { name: 'Priced', pricePence: 9_900_00 },
      ],
    })
    expect(card).toMatchObject({ variantName: 'Priced', price: 9900 })
  })

  test('is the first when no variant has a price or several are equal', async () => {
    expect(await seeCard({ variants: [{ name: 'One' }, { name: 'Two' }] })).toMatchObject({
      variantName: 'One',
      price: 0,
    })
    const equals = [
      { name: 'Second', pricePence: 5_00, position: 2 },
      { name: 'First', pricePence: 5_00, position: 1 },
    ]
    expect(await seeCard({ variants: equals })).toMatchObject({ variantName: 'First' })
  })

  test('brings its own pictures, else the product’s', async () => {
    const own = { name: 'Cheap', pricePence: 1_00, pictures: ['own a', 'own b', 'own c'] }
    const card = await seeCard({ pictures: ['general'], variants: [{ pricePence: 2_00, pictures: ['dear'] }, own] })
    expect(card?.images.map((picture) => picture.alt)).toEqual(['own a', 'own b'])
    const borrowed = await seeCard({ pictures: ['general'], variants: [{ pricePence: 1_00 }] })
    expect(borrowed?.thumbnailUrl).toEqual([expect.stringMatching(/^\/media\//)])
    expect((await seeCard({}))?.thumbnailUrl).toEqual([])
  })

  test('shows a previous price only when it was charged', async () => {
    const { db } = database
    const offer = { pricePence: 200_00, salePricePence: 150_00, onSale: true }
    const logged = await addProduct(db, { name: 'Logged', variants: [offer] })
    const variantUuid = logged.variants[0]?.uuid ?? ''
    await db.insert(priceLog).values({ variantUuid, at: monthsAgo, pricePence: 180_00 })
    expect(await findCard(logged.uuid)).toMatchObject({ price: 200, salePrice: 150, previousPrice: 180 })
    expect(await seeCard({ variants: [offer] })).toMatchObject({ onSale: true, salePrice: 150, previousPrice: null })
  })

  test('shows no previous price when it is merely cheaper than before', async () => {
    const { db } = database
    const cheaper = await addProduct(db, { name: 'Cheaper', variants: [{ pricePence: 150_00 }] })
    const variantUuid = cheaper.variants[0]?.uuid ?? ''
    await db.insert(priceLog).values({ variantUuid, at: yesterday, pricePence: 180_00 })
    expect(await findCard(cheaper.uuid)).toMatchObject({ onSale: false, previousPrice: null })
  })
})

test('a search for a colour shows the first variant that has it, with its pictures and price', async () => {
  const { db } = database
  const colour = await addProperty(db, 'Velvet', ['Sage', 'Rust', 'Ink', 'Plum', 'Clay', 'Navy'])
  for (const id of Object.values(colour))
    await db.update(propertyValues).set({ swatch: '#8e9a85' }).where(eq(propertyValues.id, id))
  const { uuid, variants } = await addProduct(db, {
    name: 'Wexford Footstool',
    pictures: ['general'],
    variants: Object.entries(colour).map(([name, id], i) => ({
      name,
      values: [id],
      pricePence: 90_00 + i,
      pictures: i < 5 ? [name, `${name} from behind`] : [],
      ...(name === 'Rust' && { salePricePence: 89_99, onSale: true }),
      ...(name === 'Clay' && { salePricePence: 88_00, onSale: true, saleEndsAt: yesterday }),
    })),
  })
  const { api } = await openShopWindow(db, { clock: () => now })
  const search = async (searchField: string) => {
    const { products: cards } = await answered(api.search({ searchField, sortBy: 'relevance' }))
    return cards.find((card) => card.uuid === uuid)
  }
  const variantOf = (name: string) => variants.find((variant) => variant.name === name)?.uuid
  expect(await search('wexford footstool')).toMatchObject({ variantName: 'Rust', price: 90.01, salePrice: 89.99 })
  expect(await search('wexford footstool')).not.toHaveProperty('variantUuid')
  expect(await search('rust wexford footstool')).not.toHaveProperty('variantUuid')
  const clay = await search('clay wexford footstool')
  expect(clay).toMatchObject({ variantUuid: variantOf('Clay'), variantName: 'Clay', price: 90.04, onSale: false })
  expect(clay?.images.map(({ alt }) => alt)).toEqual(['Clay', 'Clay from behind'])
  const navy = await search('navy wexford footstool')
  expect(navy).toMatchObject({ variantUuid: variantOf('Navy'), variantName: 'Navy', price: 90.05 })
  expect(navy?.images.map(({ alt }) => alt)).toEqual(['general'])
  expect(clay?.swatches).toEqual(navy?.swatches)
})

test('a product without a sub-category has no tags', async () => {
  expect(await seeCard({})).toMatchObject({ tags: [], brandName: '' })
})

test('an offer opens and closes with the clock', async () => {
  const offer = { pricePence: 200_00, salePricePence: 150_00, onSale: true, saleStartsAt: yesterday, saleEndsAt: now }
  const { uuid } = await addProduct(database.db, { name: 'Weekend offer', variants: [offer] })
  const at = async (date: Date) => {
    const card = await findCard(uuid, date)
    return card && effectivePrice(card)
  }
  expect(await at(new Date(yesterday.getTime() - 1))).toBe(200)
  expect(await at(yesterday)).toBe(150)
  expect(await at(new Date(now.getTime() - 1))).toBe(150)
  expect(await at(now)).toBe(200)
})
