import { afterAll, beforeAll, expect, test } from 'vitest'
import { addBrand, addProduct, addProperty, addRange, announce } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { openShopWindow } from '../../../tests/support/shop-window.ts'
import type { Base } from './chosen.ts'
import { loadListing } from './load-listing.ts'

let database: TestDatabase
let facts: Awaited<ReturnType<typeof stockShop>>
let api: Awaited<ReturnType<typeof openShopWindow>>['api']

beforeAll(async () => {
  database = await createTestDatabase()
  facts = await stockShop()
  api = (await openShopWindow(database.db)).api
})
afterAll(() => database.drop())

async function stockShop() {
  const { db } = database
  const colour = await addProperty(db, 'Colour', ['Sage', 'Rust'])
  const [brand, range] = [await addBrand(db, 'Fernhollow'), await addRange(db, 'Alder')]
  await addProduct(db, { name: 'Sofa', variants: [{ pricePence: 100, values: [colour.Sage] }] })
  await announce(db)
  return { colour, brand, range }
}

const list = (base: Base, query = '') => loadListing({ api, url: new URL(`https://shop.example/list${query}`) }, base)

test('what nothing in the shop has is an empty page of its own', async () => {
  const { colour, brand, range } = facts
  expect(await list({ properties: [colour.Sage] })).toMatchObject({ total: 1 })
  for (const base of [{ properties: [colour.Rust] }, { brandUuid: brand.uuid }, { rangeUuid: range.uuid }]) {
    expect(await list(base)).toMatchObject({ total: 0, pages: 1, cards: [], newIn: expect.any(Array) })
  }
})

test('a filter that nothing in the shop has any more is dropped', async () => {
  expect(await list({}, `?properties=${facts.colour.Rust}`)).toMatchObject({ total: 1 })
})
