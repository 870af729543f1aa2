import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuery } from '../../../contract/page-queries.ts'
import {
  addBrand,
  addCategory,
  addProduct,
  addProperty,
  addRange,
  addSubCategory,
  announce,
} from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
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
  const colour = await addProperty(db, 'Colour', ['Sage', 'Rust', 'Moss'])
  const size = await addProperty(db, 'Size', ['Large', 'Small'])
  const [brand, range] = [await addBrand(db, 'Fernhollow'), await addRange(db, 'Alder')]
  const category = await addCategory(db, 'Seats')
  const { uuid: subCategoryUuid } = await addSubCategory(db, category.id, 'Sofas')
  const other = await addBrand(db, 'Wrenmoor')
  await addProduct(db, {
    name: 'Sofa',
    subCategoryUuid,
    variants: [{ pricePence: 100, values: [colour.Sage, size.Small] }],
  })
  await addProduct(db, {
    name: 'Stool',
    subCategoryUuid,
    brandUuid: other.uuid,
    variants: [{ values: [colour.Moss, size.Large] }],
  })
  const beds = await addCategory(db, 'Beds')
  const { uuid: divans } = await addSubCategory(db, beds.id, 'Divans')
  await addProduct(db, { name: 'Divan', subCategoryUuid: divans, variants: [{ pricePence: 30_000 }] })
  await announce(db)
  return { colour, size, brand, range, category, other, beds, sofas: subCategoryUuid, divans }
}

const list = (base: Base, search = '') => {
  const pathname = '/special-offers'
  return loadListing({ api, url: { pathname, search }, query: readQuery(pathname, search) }, base)
}

test('shows an empty page for a brand, range or value without products', async () => {
  const { colour, brand, range } = facts
  expect(await list({ properties: [colour.Sage] })).toMatchObject({ total: 1 })
  for (const base of [{ properties: [colour.Rust] }, { brandUuid: brand.uuid }, { rangeUuid: range.uuid }]) {
    expect(await list(base)).toMatchObject({ total: 0, pages: 1, cards: [], newIn: expect.any(Array) })
  }
})

const unknownUuid = '00000000-0000-4000-8000-00000000dead'
/** Its version digit is one that no uuid has. */
const oddUuid = 'aaaaaaaa-aaaa-0aaa-0aaa-aaaaaaaaaaaa'

test.each([
  `brandUuid=${unknownUuid}`,
  'categoryId=987654',
  `categoryId=987654&subCategoryUuid=${unknownUuid}`,
  `brandUuid=${unknownUuid}&categoryId=987654&onSaleOnly=false`,
  `brandUuid=${oddUuid}`,
  `categoryId=987654&subCategoryUuid=${oddUuid}`,
])('%s is dropped because no product has it', async (query) => {
  const { total, chosen } = await list({}, `?${query}`)
  expect(total).toBe(3)
  expect(chosen).toMatchObject({ brandUuid: null, categoryId: null, subCategoryUuid: null })
})

test('drops a sub-category that the page’s category does not have', async () => {
  const found = await list({ categoryId: facts.category.id }, `?subCategoryUuid=${unknownUuid}`)
  expect(found).toMatchObject({ total: 2, chosen: { subCategoryUuid: null } })
})

test('keeps a choice that products have, even when nothing matches it', async () => {
  const { colour, other } = facts
  const found = await list({ properties: [colour.Sage] }, `?brandUuid=${other.uuid.toUpperCase()}`)
  expect(found).toMatchObject({ total: 0, chosen: { brandUuid: other.uuid } })
  expect(found.filters.brandFilters).toContainEqual({ label: 'Wrenmoor', value: other.uuid, count: 0 })
})

test('drops a value that no product has any longer, and keeps the others', async () => {
  const { colour } = facts
  expect(await list({}, `?properties=${colour.Rust}`)).toMatchObject({ total: 3, chosen: { properties: [] } })
  const both = await list({}, `?properties=${colour.Sage}&properties=${colour.Rust}`)
  expect(both).toMatchObject({ total: 1, chosen: { properties: [colour.Sage] } })
})

test('keeps a sub-category of the chosen category, even when nothing else matches', async () => {
  const { beds, sofas, divans } = facts
  const cheap = await list({}, `?categoryId=${beds.id}&subCategoryUuid=${divans}&priceMax=200`)
  expect(cheap).toMatchObject({ total: 0, chosen: { subCategoryUuid: divans } })
  const stray = await list({}, `?categoryId=${beds.id}&subCategoryUuid=${sofas}`)
  expect(stray).toMatchObject({ total: 1, chosen: { categoryId: beds.id, subCategoryUuid: null } })
})

test('an address with too many property values still shows a listing', async () => {
  const { colour } = facts
  const many = Array.from({ length: 300 }, (_, index) => `properties=${900_000 + index}`).join('&')
  expect(await list({ properties: [colour.Sage] }, `?${many}`)).toMatchObject({ total: 1, missing: undefined })
})

test('the page of a property value neither offers nor reads other values of that property', async () => {
  const { colour, size } = facts
  const base = { properties: [colour.Sage] }
  for (const own of [colour.Sage, colour.Moss]) {
    const found = await list(base, `?properties=${own}`)
    expect(found).toMatchObject({ total: 1, chosen: { properties: [] }, shown: { properties: [] } })
    expect(found.filters.propertyFilters.map(({ label }) => label)).toEqual(['Size'])
  }
  const both = await list(base, `?properties=${colour.Moss}&properties=${size.Large}`)
  expect(both).toMatchObject({ total: 0, chosen: { properties: [size.Large] } })
  expect((await list({}, `?properties=${colour.Sage}`)).filters.propertyFilters).toHaveLength(2)
})
