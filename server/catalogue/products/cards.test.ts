import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Card } from '../../../contract/catalogue.ts'
import { effectivePrice } from '../../../contract/prices.ts'
import { addBrand, addCategory, addProduct, addSubCategory } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { answered, openShopWindow } from '../../../tests/support/shop-window.ts'
import { priceLog } from '../tables.ts'

let database: TestDatabase
const now = new Date('2036-03-01T12:00:00Z')
const yesterday = new Date('2036-02-29T12:00:00Z')
const tomorrow = new Date('2036-03-02T12:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

type NewProduct = Omit<Parameters<typeof addProduct>[1], 'name'>
let products = 0

async function seeCard(product: NewProduct, at = now): Promise<Card | undefined> {
  const { uuid } = await addProduct(database.db, { name: `Product ${products++}`, ...product })
  return findCard(uuid, at)
}

async function findCard(uuid: string, at = now) {
  const { api } = await openShopWindow(database.db, { clock: () => at })
  const { products: cards } = await answered(api.search({ sortBy: 'recent' }))
  return cards.find((card) => card.uuid === uuid)
}

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
    await db.insert(priceLog).values({ variantUuid, at: yesterday, pricePence: 180_00 })
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
