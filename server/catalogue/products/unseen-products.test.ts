import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addCategory, addProduct, addSubCategory, type NamelessProduct } from '../../../tests/support/catalogue.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database/database.ts'
import { answered, openShopWindow, statusOf } from '../../../tests/support/shop-window.ts'

let database: TestDatabase
let api: Awaited<ReturnType<typeof openShopWindow>>['api']
const now = new Date('2036-03-01T12:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  ;({ api } = await openShopWindow(database.db, { clock: () => now }))
})
afterAll(() => database.drop())

describe('the public does not see', () => {
  test.each<[string, NamelessProduct]>([
    ['a draft', { status: 'draft' }],
    ['archived', { status: 'archived' }],
    ['in the bin', { deletedAt: new Date() }],
    ['without a variant', { variants: [] }],
    ['without a visible variant', { variants: [{ visible: false }] }],
  ])('a product that is %s', async (_, columns) => {
    const product = await addProduct(database.db, { name: 'Unseen', ...columns })
    expect(await statusOf(api.product({ productUuid: product.uuid }))).toBe(404)
    expect(await statusOf(api.relatedProducts({ productUuid: product.uuid }))).toBe(404)
    for (const { uuid } of product.variants) expect(await statusOf(api.variant({ variantUuid: uuid }))).toBe(404)
  })

  test.each([
    ['is hidden', {}, { visible: false }],
    ['is in the bin', {}, { deletedAt: new Date() }],
    ['is in a hidden category', { visible: false }, {}],
    ['is in a binned category', { deletedAt: new Date() }, {}],
  ])('a product whose sub-category %s', async (_, ofCategory, ofSubCategory) => {
    const { db } = database
    const category = await addCategory(db, 'Parent', { routeName: `c-${randomUUID()}`, ...ofCategory })
    const sub = await addSubCategory(db, category.id, 'Child', { routeName: `s-${randomUUID()}`, ...ofSubCategory })
    const product = await addProduct(db, { name: 'Unseen child', subCategoryUuid: sub.uuid })
    const { api: own } = await openShopWindow(db, { clock: () => now })
    expect(await statusOf(own.product({ productUuid: product.uuid }))).toBe(404)
    expect(await statusOf(own.variant({ variantUuid: product.variants[0]?.uuid ?? '' }))).toBe(404)
    expect(await answered(own.search({ searchField: 'unseen' }))).toMatchObject({ total: 0, products: [] })
  })
})
